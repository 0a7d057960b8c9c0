import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SOUNDS, type Sound } from './sounds.ts';

const settings = { sound: true, volume: 40 };
vi.mock('../../ui/settings.ts', () => ({ settingsNow: () => settings }));

/** A node of the audio graph that notes what is asked of it. */
interface Source {
  readonly from: number;
  until: number;
}

const heard = { sources: [] as Source[], gains: [] as FakeParam[], contexts: 0 };

class FakeParam {
  value = 1;
  isHushed = false;
  setValueAtTime(): void {}
  linearRampToValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
  setTargetAtTime(): void {}
  cancelScheduledValues(): void {
    this.isHushed = true;
  }
}

const node = (more = {}) => ({ connect: (to: unknown) => to, ...more });

function source() {
  let noted: Source;
  return node({
    frequency: new FakeParam(),
    start(from: number) {
      noted = { from, until: Infinity };
      heard.sources.push(noted);
    },
    stop(until: number) {
      noted.until = until;
    },
  });
}

class FakeAudio {
  currentTime = 7;
  sampleRate = 8;
  destination = node();
  constructor() {
    heard.contexts++;
  }
  resume = () => Promise.resolve();
  createGain() {
    const gain = new FakeParam();
    heard.gains.push(gain);
    return node({ gain });
  }
  createDynamicsCompressor = () => node({ threshold: new FakeParam(), ratio: new FakeParam() });
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
  createBiquadFilter = () => node({ frequency: new FakeParam(), Q: new FakeParam() });
  createBufferSource = source;
  createOscillator = source;
}

const page = { hidden: false };
const motion = { isReduced: false };
let play: (sound: Sound) => void;
let silence: () => void;

beforeEach(async () => {
  Object.assign(settings, { sound: true, volume: 40 });
  Object.assign(page, { hidden: false });
  Object.assign(motion, { isReduced: false });
  Object.assign(heard, { sources: [], gains: [], contexts: 0 });
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('matchMedia', () => ({ matches: motion.isReduced }));
  // What has been opened for one test is not there for the next.
  vi.resetModules();
  ({ play, silence } = await import('./play-sound.ts'));
});
afterEach(() => vi.unstubAllGlobals());

/** Of what was played, how long it goes on. */
const length = (): number => Math.max(...heard.sources.map(({ until }) => until)) - 7;

test.each(SOUNDS)('%s is heard and comes to its end', (sound) => {
  play(sound);
  expect(heard.sources.length).toBeGreaterThan(0);
  for (const { from, until } of heard.sources) {
    expect(from).toBeGreaterThanOrEqual(7);
    expect(until).toBeGreaterThan(from);
  }
  expect(length()).toBeLessThanOrEqual(6);
});

test('never two at once: what sounds gives way to what comes', () => {
  play('nuclearWar');
  const first = heard.gains.slice(1);
  expect(first.some(({ isHushed }) => isHushed)).toBe(false);
  play('card');
  expect(first.every(({ isHushed }) => isHushed)).toBe(true);
  const second = heard.gains.slice(1 + first.length);
  expect(second.some(({ isHushed }) => isHushed)).toBe(false);
  silence();
  expect(second.every(({ isHushed }) => isHushed)).toBe(true);
  expect(heard.contexts).toBe(1);
});

test('nothing sounds that is switched off, turned down, or before the first gesture', () => {
  settings.sound = false;
  play('stamp');
  Object.assign(settings, { sound: true, volume: 0 });
  play('stamp');
  settings.volume = 40;
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  play('stamp');
  expect(heard).toMatchObject({ sources: [], contexts: 0 });
});

test('a hidden page says only that it is one’s turn, or that time runs out', () => {
  page.hidden = true;
  for (const sound of SOUNDS) play(sound);
  const all = heard.sources.length;
  Object.assign(heard, { sources: [] });
  play('yourTurn');
  play('clockLow');
  expect(heard.sources).toHaveLength(all);
});

test('who wants little motion hears one klaxon, and a short war', () => {
  play('defconDown');
  const once = length();
  Object.assign(heard, { sources: [] });
  motion.isReduced = true;
  play('defconTwo');
  expect(length()).toBe(once);
  Object.assign(heard, { sources: [] });
  play('nuclearWar');
  expect(length()).toBeLessThanOrEqual(2);
});
