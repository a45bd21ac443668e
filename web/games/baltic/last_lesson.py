"""A game of Hansa between two computer players, as far as the last lesson needs it."""

from __future__ import annotations

LAST_ROUND = """\
~ leave out green, ~ leave out orange, ~ draw brown3, ~ draw red1, ~ draw brown1, ~ draw blue1, ~ draw red2,
~ draw blue2, ~ draw pink3, ~ draw brown2, ~ draw blue3, ~ draw blue2, ~ draw red3, ~ draw blue3, ~ draw blue2,
~ draw brown2, booths toensberg, booths toensberg, booths aalborg, booths aalborg, booths luebeck, booths luebeck,
buy red2, sail danzig, build red2, sail kalmar, buy blue3, sail copenhagen, build blue3, sail danzig, buy brown2, end,
sail reval, buy blue3, sail riga, buy blue2, sail danzig, build blue3, sail kalmar, build blue2, end, replenish,
~ draw brown3, ~ draw brown3, ~ draw pink3, ~ draw pink3, ~ draw pink3, sail copenhagen, buy brown3, sail danzig,
sell brown:3+2, end, buy brown3, sail kalmar, buy pink3, sail copenhagen, build pink3, end, sail toensberg,
buy brown3, sail stockholm, build brown3, end, replenish, ~ draw red3, ~ draw pink2, ~ draw blue3, ~ draw brown2,
sail kalmar, buy brown2, sail copenhagen, sell brown:3+2, sail danzig, buy blue3, end, sail reval, buy pink3,
sail riga, build pink3, end, replenish, ~ draw brown2, ~ draw red3, ~ draw red2, build blue3, sail danzig, buy brown2,
sail kalmar, buy red3, end, sail copenhagen, buy pink2, sail luebeck, buy pink3, end, sail aalborg, buy brown1,
sail copenhagen, sell brown:2+1, end, sell pink:3+2, sail toensberg, buy red3, sail stockholm, buy red3, end,
replenish, ~ draw pink2, ~ draw red3, ~ draw red2, ~ draw brown2, ~ draw pink1, ~ draw brown1, ~ draw brown3,
buy brown3, sail kalmar, buy brown1, end, replenish, ~ draw blue2, ~ draw pink1, sail copenhagen, buy red2,
sail toensberg, sell red:3+3+2, sail stockholm, buy blue2, end, sail reval, build brown1, sail riga, buy brown2, end,
buy pink3, sail danzig, sail reval, build blue2, end, sail riga, sell brown:3+2, sail danzig, buy pink1, sail kalmar,
buy blue2, end, replenish, ~ draw red2, ~ draw red1, ~ draw red2, ~ draw blue2, ~ draw pink2, ~ draw blue1, buy red2,
sail copenhagen, buy red2, end, sail toensberg, buy pink2, sail stockholm, buy blue2, sail kalmar, sell blue:2+2,
sell pink:2+1, end, sail copenhagen, sell red:2+2, sail toensberg, sail stockholm, buy pink1, sail kalmar,
build pink1, end, sail copenhagen, sail toensberg, buy red1, sail stockholm, build red1, end
"""
"""Up to the turn in which Anna can open the fifth pile."""
