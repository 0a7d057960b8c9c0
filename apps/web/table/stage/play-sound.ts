import { settingsNow } from '../../ui/settings.ts';
import { REDUCED_MOTION } from '../../ui/use-media.ts';
import type { Sound } from './sounds.ts';

/** Everything is made on the spot: there is no sound file to load. */
interface Desk {
  readonly audio: AudioContext;
  readonly out: AudioNode;
  readonly master: GainNode;
  readonly noise: AudioBuffer;
}

let desk: Desk | undefined;
/** What sounds now; never two scenes at once. */
let voices: GainNode[] = [];

function opened(): Desk {
  if (desk) return desk;
  const audio = new AudioContext();
  const master = audio.createGain();
  const out = audio.createDynamicsCompressor();
  out.threshold.value = -18;
  out.ratio.value = 4;
  out.connect(master).connect(audio.destination);
  const noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  desk = { audio, out, master, noise };
  return desk;
}

interface Voice {
  /** A tone with its shape, or noise. */
  readonly wave: OscillatorType | 'noise';
  readonly hz?: number;
  /** Slides there in so many milliseconds. */
  readonly to?: readonly [hz: number, ms: number];
  readonly filter?: readonly [type: BiquadFilterType, hz: number, q?: number];
  readonly sweep?: readonly [hz: number, ms: number];
  /** All in milliseconds. */
  readonly at?: number;
  readonly attack?: number;
  readonly hold?: number;
  readonly decay: number;
  readonly gain: number;
}

const tone = (wave: OscillatorType, hz: number, decay: number, gain: number, more = {}): Voice => ({
  wave,
  hz,
  decay,
  gain,
  ...more,
});
const hiss = (
  filter: readonly [BiquadFilterType, number, number?],
  decay: number,
  gain: number,
  more = {},
): Voice => ({ wave: 'noise', filter, decay, gain, ...more });
const chord = (hz: readonly number[], decay: number, at: number, apart: number) =>
  hz.map((each, i) => tone('triangle', each, decay, 0.1, { attack: 10, at: at + i * apart }));

const STAMP = [
  tone('sine', 110, 160, 0.42, { to: [58, 70], attack: 1 }),
  hiss(['lowpass', 1400], 45, 0.3),
  hiss(['bandpass', 2800, 1], 60, 0.1, { at: 60 }),
];
const klaxon = (at: number): readonly Voice[] =>
  [233, 235].map((hz) =>
    tone('sawtooth', hz, 300, 0.11, {
      to: [155, 720],
      filter: ['lowpass', 1100, 4],
      attack: 40,
      hold: 380,
      at,
    }),
  );
const place = (hz: number, to?: readonly [number, number]): readonly Voice[] => [
  tone('sine', hz, 70, 0.1, { attack: 2, to }),
  hiss(['highpass', 3000], 8, 0.05),
];

const RECIPES: Readonly<Record<Sound, readonly Voice[]>> = {
  hop: [hiss(['bandpass', 2400, 3], 28, 0.1, { attack: 1 }), tone('triangle', 310, 22, 0.06)],
  land: [tone('triangle', 190, 90, 0.28, { to: [120, 60] }), hiss(['lowpass', 900], 50, 0.2)],
  card: [
    hiss(['bandpass', 900, 0.8], 110, 0.16, { attack: 30, sweep: [3800, 120] }),
    hiss(['lowpass', 700], 35, 0.12, { at: 130 }),
  ],
  place: place(520),
  remove: place(480, [390, 60]),
  stamp: STAMP,
  defconDown: klaxon(0),
  defconTwo: [...klaxon(0), ...klaxon(900)],
  defconUp: [294, 392].map((hz, i) =>
    tone('sine', hz, 420, 0.14, { at: i * 140, attack: 20, filter: ['lowpass', 1800] }),
  ),
  tick: [tone('square', 880, 40, 0.08, { attack: 1, filter: ['lowpass', 2000] })],
  scored: [...chord([392, 494, 587], 600, 0, 25), ...STAMP],
  turnEnds: [0, 320].flatMap((at, i) =>
    [196, 392.8].map((hz) => tone('sine', hz, 900, i === 0 ? 0.12 : 0.07, { at })),
  ),
  yourTurn: [659, 880].map((hz, i) => tone('sine', hz, 180, 0.16, { at: i * 90, attack: 4 })),
  clockLow: [tone('square', 1000, 35, 0.12, { attack: 1, filter: ['bandpass', 1000, 8] })],
  warning: [185, 196].map((hz) => tone('sine', hz, 120, 0.1, { attack: 10, hold: 240 })),
  hold: [
    tone('sawtooth', 80, 60, 0.12, {
      to: [160, 2000],
      attack: 40,
      hold: 1900,
      filter: ['lowpass', 400, 1],
    }),
  ],
  victory: [
    ...chord([196, 247, 294], 1400, 0, 0),
    ...chord([262, 330, 392], 1400, 160, 0),
    ...chord([392, 494, 587], 1400, 320, 0),
  ],
  defeat: [
    tone('sine', 196, 1300, 0.12, { to: [185, 900], attack: 60, filter: ['lowpass', 700] }),
    tone('sine', 147, 1300, 0.1, { to: [139, 900], attack: 60, filter: ['lowpass', 700] }),
  ],
  nuclearWar: [
    tone('sine', 46, 3200, 0.5, { at: 600, to: [28, 3200], attack: 15 }),
    hiss(['lowpass', 90], 3600, 0.35, { at: 600, attack: 200, sweep: [40, 3600] }),
    tone('sine', 3150, 1500, 0.015, { at: 1400, attack: 800, hold: 2000 }),
  ],
};

/** For those who want little motion: one klaxon, and a war of two seconds. */
const CALM: Readonly<Partial<Record<Sound, readonly Voice[]>>> = {
  defconTwo: klaxon(0),
  nuclearWar: [
    tone('sine', 46, 1300, 0.5, { at: 600, to: [28, 1300], attack: 15 }),
    hiss(['lowpass', 90], 1200, 0.35, { at: 600, attack: 200, sweep: [40, 1200] }),
  ],
};

const recipeOf = (sound: Sound): readonly Voice[] =>
  (matchMedia(REDUCED_MOTION).matches ? CALM[sound] : undefined) ?? RECIPES[sound];

const SILENCE = 0.0001;

function start({ audio, out, noise }: Desk, voice: Voice): void {
  const { wave, hz = 0, to, filter, sweep, at = 0, attack = 1, hold = 0, decay, gain } = voice;
  const begin = audio.currentTime + at / 1000;
  const end = begin + (attack + hold + decay) / 1000;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(SILENCE, begin);
  volume.gain.linearRampToValueAtTime(gain, begin + attack / 1000);
  volume.gain.setValueAtTime(gain, begin + (attack + hold) / 1000);
  volume.gain.exponentialRampToValueAtTime(SILENCE, end);
  let last: AudioNode = volume;
  if (filter) {
    const [type, frequency, q = 1] = filter;
    const sieve = audio.createBiquadFilter();
    sieve.type = type;
    sieve.frequency.setValueAtTime(frequency, begin);
    sieve.Q.value = q;
    if (sweep) sieve.frequency.exponentialRampToValueAtTime(sweep[0], begin + sweep[1] / 1000);
    sieve.connect(volume);
    last = sieve;
  }
  if (wave === 'noise') {
    const source = audio.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    source.connect(last);
    source.start(begin, Math.random());
    source.stop(end);
  } else {
    const source = audio.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(hz, begin);
    if (to) source.frequency.exponentialRampToValueAtTime(to[0], begin + to[1] / 1000);
    source.connect(last);
    source.start(begin);
    source.stop(end);
  }
  volume.connect(out);
  voices.push(volume);
}

/** What was sounding gives way within a breath. */
function hush({ audio }: Desk): void {
  const now = audio.currentTime;
  for (const { gain } of voices) {
    gain.cancelScheduledValues(now);
    gain.setTargetAtTime(SILENCE, now, 0.01);
  }
  voices = [];
}

/** A hidden page says only that it is one's turn, or that time runs out. */
const FOR_HIDDEN: ReadonlySet<Sound> = new Set(['yourTurn', 'clockLow']);

/** Browsers give no sound before the first gesture; until then nothing is lost, nothing waits. */
export function play(sound: Sound): void {
  const { sound: isOn, volume } = settingsNow();
  if (!isOn || volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  if (document.hidden && !FOR_HIDDEN.has(sound)) return;
  const now = opened();
  void now.audio.resume();
  now.master.gain.value = (volume / 100) ** 2;
  hush(now);
  for (const voice of recipeOf(sound)) start(now, voice);
}

/** Whatever sounds ends at once: a finger has let go. */
export function silence(): void {
  if (voices.length > 0) hush(opened());
}
