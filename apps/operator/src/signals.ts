const YES = { hertz: 880, seconds: 0.12, shake: [80] };
const NO = { hertz: 220, seconds: 0.5, shake: [200, 100, 200] };

let context: AudioContext | undefined;

/** Lets yes and no be heard and felt: a gate is loud, and the screen is in the sun. */
export function tell(isYes: boolean): void {
  const { hertz, seconds, shake } = isYes ? YES : NO;
  navigator.vibrate?.(shake);
  try {
    context ??= new AudioContext();
    const tone = context.createOscillator();
    tone.frequency.value = hertz;
    tone.connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + seconds);
  } catch {
    // A device without sound still shakes and shows.
  }
}
