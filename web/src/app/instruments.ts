/** The six sounds, made of tones and noise while they are heard; nothing is recorded. */
import type { Sound } from './sound';

type Play = (hall: AudioContext, out: AudioNode, at: number) => void;

/** A loudness that rises at once, or slowly, and dies away. */
function fading(hall: AudioContext, out: AudioNode, at: number, loud: number, seconds: number, rise = 0.004): GainNode {
  const gain = hall.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(out);
  return gain;
}

function tone(
  hall: AudioContext,
  out: AudioNode,
  at: number,
  hertz: number,
  loud: number,
  seconds: number,
  type: OscillatorType = 'sine',
  falls = hertz,
): void {
  const voice = hall.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(hertz, at);
  voice.frequency.exponentialRampToValueAtTime(falls, at + seconds);
  voice.connect(fading(hall, out, at, loud, seconds));
  voice.start(at);
  voice.stop(at + seconds);
}

function noise(
  hall: AudioContext,
  out: AudioNode,
  at: number,
  hertz: number,
  loud: number,
  seconds: number,
  narrow = 1,
  rise?: number,
): void {
  const grain = hall.createBuffer(1, Math.ceil(hall.sampleRate * seconds), hall.sampleRate);
  const data = grain.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = Object.assign(hall.createBufferSource(), { buffer: grain });
  const filter = Object.assign(hall.createBiquadFilter(), { type: 'bandpass' as const });
  filter.frequency.value = hertz;
  filter.Q.value = narrow;
  source.connect(filter).connect(fading(hall, out, at, loud, seconds, rise));
  source.start(at);
}

export const INSTRUMENTS: Record<Sound, Play> = {
  /** Two short strokes on parchment. */
  quill: (hall, out, at) => {
    noise(hall, out, at, 4200, 0.35, 0.09, 1.2, 0.03);
    noise(hall, out, at + 0.1, 5200, 0.28, 0.12, 1.2, 0.04);
  },
  /** Two coins that meet. */
  coin: (hall, out, at) => {
    for (const [late, hertz] of [
      [0, 2637],
      [0.07, 3520],
    ] as const)
      for (const [over, loud] of [
        [1, 0.3],
        [2.76, 0.12],
      ] as const)
        tone(hall, out, at + late, hertz * over, loud, 0.22);
  },
  /** Something heavy is put down. */
  stone: (hall, out, at) => {
    tone(hall, out, at, 150, 0.8, 0.16, 'sine', 60);
    noise(hall, out, at, 700, 0.6, 0.07, 0.8);
  },
  /** A small bell: partials that do not agree, the high ones die first. */
  bell: (hall, out, at) => {
    for (const [over, loud, seconds] of [
      [0.5, 0.22, 1.6],
      [1, 0.4, 1.3],
      [1.19, 0.18, 1],
      [2, 0.2, 0.7],
      [2.74, 0.1, 0.45],
    ] as const)
      tone(hall, out, at, 784 * over, loud, seconds);
  },
  /** A seal is pressed into wax: low, soft and short. */
  seal: (hall, out, at) => {
    tone(hall, out, at, 220, 0.6, 0.24, 'triangle', 90);
    noise(hall, out, at + 0.03, 320, 0.5, 0.2, 0.7, 0.05);
  },
  /** The end of a chapter: four tones upwards, and a chord. */
  chapter: (hall, out, at) => {
    [392, 523.25, 587.33, 783.99].forEach((hertz, i) => tone(hall, out, at + i * 0.16, hertz, 0.4, 0.6, 'triangle'));
    for (const hertz of [392, 523.25, 783.99]) tone(hall, out, at + 0.68, hertz, 0.26, 1.8, 'triangle');
  },
};
