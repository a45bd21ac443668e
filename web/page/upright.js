// The windows that get the upright board.
export const upright = matchMedia("(orientation: portrait) and (width < 40rem)");
