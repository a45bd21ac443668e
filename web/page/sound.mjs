// The sounds of the table, made here note by note: there is no file of any. Nothing is heard before somebody has tapped or
// pressed something, for browsers want it so; and when it is quiet again, the device for sound is let go of.

/** @typedef {[at: number, wave: string, from: number, to: number, length: number, level: number]} Note
 *  When it begins, its wave (`noise`, or one that an oscillator has), from which frequency to which, how long it takes to die
 *  away, and how loud it begins. */

const LOUDNESS = 0.16;
const APART = 0.4; // seconds from one sound to the next
const REST = 4_000; // milliseconds, longer than any two sounds
const DONE = 0.001; // as good as silent; a sound that dies away evenly never comes to nothing

/** @type {Record<string, Note[]>} */
const SOUNDS = {
  piece: [
    [0, "noise", 1_900, 700, 0.04, 0.9],
    [0, "sine", 240, 130, 0.09, 0.9],
  ],
  coin: [
    [0, "sine", 2_093, 2_093, 0.16, 0.35],
    [0.05, "sine", 2_794, 2_794, 0.24, 0.3],
  ],
  sail: [
    [0, "noise", 300, 900, 0.45, 0.5],
    [0.16, "noise", 700, 250, 0.5, 0.4],
  ],
  sale: [
    [0, "sine", 1_568, 1_568, 0.16, 0.3],
    [0.09, "sine", 2_093, 2_093, 0.16, 0.3],
    [0.18, "sine", 2_637, 2_637, 0.3, 0.3],
  ],
  route: [
    [0, "triangle", 392, 392, 0.3, 0.5],
    [0.1, "triangle", 523, 523, 0.3, 0.5],
    [0.2, "triangle", 659, 659, 0.45, 0.5],
  ],
  displaced: [
    [0, "sine", 170, 80, 0.16, 1],
    [0.12, "noise", 1_900, 700, 0.04, 0.8],
    [0.12, "sine", 240, 130, 0.09, 0.8],
  ],
  turn: [
    [0, "sine", 659, 659, 0.35, 0.45],
    [0.16, "sine", 880, 880, 0.6, 0.45],
  ],
  end: [
    [0, "triangle", 392, 392, 0.3, 0.5],
    [0.16, "triangle", 523, 523, 0.3, 0.5],
    [0.32, "triangle", 659, 659, 0.3, 0.5],
    [0.48, "triangle", 784, 784, 0.9, 0.5],
    [0.48, "triangle", 523, 523, 0.9, 0.35],
  ],
};

/** @type {AudioContext} */
let device;
/** @type {AudioBuffer} */
let hiss;
let rest;

function source(wave) {
  if (wave !== "noise") return Object.assign(device.createOscillator(), { type: wave });
  if (!hiss) {
    hiss = device.createBuffer(1, device.sampleRate, device.sampleRate); // one second
    const samples = hiss.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
  }
  return Object.assign(device.createBufferSource(), { buffer: hiss });
}

// Of noise a filter takes out what lies around the frequency; a wave has it itself.
function sounding(wave, sounds) {
  if (wave !== "noise") return { pitch: sounds.frequency, last: sounds };
  const filter = Object.assign(device.createBiquadFilter(), { type: "bandpass" });
  return { pitch: filter.frequency, last: sounds.connect(filter) };
}

function begin(now, [at, wave, from, to, length, level]) {
  const [start, end] = [now + at, now + at + length];
  const sounds = source(wave);
  const { pitch, last } = sounding(wave, sounds);
  const volume = device.createGain();
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, end);
  volume.gain.setValueAtTime(level * LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(DONE, end);
  last.connect(volume).connect(device.destination);
  sounds.start(start);
  sounds.stop(end);
}

/** Let sounds be heard, one after the other. A page in the background is silent. */
export async function sound(names) {
  if (!globalThis.AudioContext || !navigator.userActivation?.hasBeenActive || document.hidden) return;
  device ??= new AudioContext();
  clearTimeout(rest);
  await device.resume();
  const now = device.currentTime;
  for (const [n, name] of names.entries()) for (const note of SOUNDS[name]) begin(now + n * APART, note);
  rest = setTimeout(() => device.suspend(), REST);
}
