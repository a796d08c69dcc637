import { audioFound } from './audio-found.ts';
import { barOf, type Mood } from './moods.ts';

/** What makes the bed of sound under everything else be heard. */
export interface Bed {
  /**
   * Goes over to a mood, slowly, from whatever sounds now.
   * @param volume over 0, and 1 at most
   */
  play(mood: Mood, volume: number, chance: () => number): void;
  /** Fades out. */
  hush(): void;
}

/** How long one mood takes to go over into another, and how fast all of it is hushed, in seconds. */
const OVER = 5;
const HUSHED = 0.6;
/** A bed lies under the effects: at its loudest it is as loud as this beside them. */
const UNDER = 0.32;

interface Layer {
  readonly mood: Mood;
  readonly gain: GainNode;
  timer: number;
}

interface Wanted {
  readonly mood: Mood;
  readonly volume: number;
  readonly chance: () => number;
}

function fade({ gain }: AudioParamHolder, to: number, seconds: number, now: number): void {
  gain.cancelScheduledValues(now);
  gain.setTargetAtTime(to, now, seconds / 3);
}

function end(old: Layer, audio: AudioContext, seconds: number): void {
  clearTimeout(old.timer);
  fade(old.gain, 0, seconds, audio.currentTime);
  setTimeout(() => old.gain.disconnect(), seconds * 3000);
}

function begin(mood: Mood, audio: AudioContext, chance: () => number): Layer {
  const gain = audio.createGain();
  const soft = audio.createBiquadFilter();
  gain.gain.value = 0;
  soft.type = 'lowpass';
  soft.frequency.value = 1100;
  soft.connect(gain).connect(audio.destination);
  const made: Layer = { mood, gain, timer: 0 };
  const next = (): void => {
    const { seconds, tones } = barOf(mood, chance);
    for (const tone of tones) {
      const voice = audio.createOscillator();
      const swell = audio.createGain();
      const from = audio.currentTime + tone.at;
      voice.type = tone.wave;
      voice.frequency.value = tone.frequency;
      // A held tone swells and ebbs; a bell is there at once and dies away.
      const rise = Math.min(tone.long * 0.4, tone.long < 3 ? 0.02 : 4);
      swell.gain.setValueAtTime(0, from);
      swell.gain.linearRampToValueAtTime(tone.volume, from + rise);
      swell.gain.linearRampToValueAtTime(0, from + tone.long);
      voice.connect(swell).connect(soft);
      voice.start(from);
      voice.stop(from + tone.long);
    }
    made.timer = window.setTimeout(next, seconds * 1000);
  };
  next();
  return made;
}

/** The computer's speaker, opened with the first mood after somebody has pressed something, as windows are allowed to. */
export function openBed(): Bed {
  let context: AudioContext | null = null;
  let layer: Layer | null = null;
  /** What is to sound: by the time it can, that may be something else, or nothing. */
  let wanted: Wanted | null = null;

  function sound({ mood, volume, chance }: Wanted): void {
    // A computer without anything to hear with plays in silence.
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    const isSame = layer?.mood === mood;
    if (layer !== null && !isSame) end(layer, context, OVER);
    if (layer === null || !isSame) layer = begin(mood, context, chance);
    fade(layer.gain, volume * UNDER, isSame ? HUSHED : OVER, context.currentTime);
  }

  return {
    play(mood, volume, chance) {
      if (!navigator.userActivation.hasBeenActive) return;
      const now: Wanted = { mood, volume, chance };
      wanted = now;
      if (context === null) void audioFound().then(() => wanted === now && sound(now));
      else sound(now);
    },
    hush() {
      wanted = null;
      if (layer !== null && context !== null) end(layer, context, HUSHED);
      layer = null;
    },
  };
}

type AudioParamHolder = Pick<GainNode, 'gain'>;
