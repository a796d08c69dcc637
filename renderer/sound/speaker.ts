import { audioFound } from './audio-found.ts';
import { PALETTE } from './palette.ts';
import { samplesOf } from './samples.ts';
import { SOUNDS, type Sound } from './sounds.ts';

/** What makes a sound be heard. */
export interface Speaker {
  /**
   * @param volume over 0, and 1 at most
   * @param force how hard it is, 0 to 1: the harder, the louder and deeper
   */
  play(sound: Sound, volume: number, force?: number): void;
}

/** As long as it takes to make a sound, in ms: between two frames there is less. */
const ROOM = 25;

/** How a sound changes with its force: at none it is so much softer and faster, at most as loud as it was made, and slower. */
const SOFTEST = 0.65;
const FASTEST = 1.18;
const SLOWEST = 0.8;

type Maker = typeof import('zzfx').ZZFX;

/**
 * The computer's speaker. The synthesiser opens its audio as soon as it is loaded, which a window may only do after
 * somebody has pressed something: it is loaded with the first sound after that, and sounds before it are not made.
 */
export function openSpeaker(): Speaker {
  let maker: Promise<Maker> | null = null;
  const buffers = new Map<Sound, AudioBuffer>();

  function bufferOf(sound: Sound, zzfx: Maker): AudioBuffer {
    const { audioContext, sampleRate } = zzfx;
    const known = buffers.get(sound);
    if (known !== undefined) return known;
    const samples = samplesOf(PALETTE[sound], sampleRate, zzfx.buildSamples.bind({ sampleRate, volume: 1 }));
    const buffer = audioContext.createBuffer(1, samples.length, sampleRate);
    buffer.copyToChannel(samples, 0);
    buffers.set(sound, buffer);
    return buffer;
  }

  /** Makes the sounds that were not heard yet, one at a time, when nothing else is to do for so long. */
  function makeReady(zzfx: Maker): void {
    const next = SOUNDS.find((name) => !buffers.has(name));
    if (next === undefined) return;
    requestIdleCallback((deadline) => {
      if (deadline.timeRemaining() > ROOM) bufferOf(next, zzfx);
      makeReady(zzfx);
    });
  }

  async function load(): Promise<Maker> {
    await audioFound();
    const { ZZFX } = await import('zzfx');
    makeReady(ZZFX);
    return ZZFX;
  }

  async function sound(name: Sound, volume: number, force?: number): Promise<void> {
    maker ??= load();
    const made = await maker;
    const { audioContext } = made;
    if (audioContext.state === 'suspended') await audioContext.resume();
    const source = audioContext.createBufferSource();
    const gain = audioContext.createGain();
    source.buffer = bufferOf(name, made);
    gain.gain.value = volume;
    if (force !== undefined) {
      gain.gain.value *= SOFTEST + (1 - SOFTEST) * force;
      source.playbackRate.value = FASTEST - (FASTEST - SLOWEST) * force;
    }
    source.connect(gain).connect(audioContext.destination);
    source.start();
  }

  return {
    play(name, volume, force) {
      if (!navigator.userActivation.hasBeenActive) return;
      // A computer without anything to hear with plays in silence: everything that is heard is seen as well.
      sound(name, volume, force).catch(() => (maker = null));
    },
  };
}
