/** What browsers that read codes themselves have. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const PAUSE_MS = 150;
/** Longest side of the picture that a decoder in JavaScript looks at. */
const DECODED_PX = 640;

/** Reads codes in front of the camera until the answered function is called. Rejects without a camera. */
export async function startScanner(
  video: HTMLVideoElement,
  found: (code: string) => void,
): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  video.srcObject = stream;
  await video.play();
  const readCode = await createReader();
  let isOver = false;
  const look = async () => {
    while (!isOver) {
      const code = await readCode(video).catch(() => undefined);
      if (code && !isOver) found(code.trim());
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  void look();
  return () => {
    isOver = true;
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
}

type Reader = (video: HTMLVideoElement) => Promise<string | undefined>;

async function createReader(): Promise<Reader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (BarcodeDetector) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { default: decode } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!pen || video.videoWidth === 0) return undefined;
    const scale = Math.min(1, DECODED_PX / Math.max(video.videoWidth, video.videoHeight));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    pen.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = pen.getImageData(0, 0, canvas.width, canvas.height);
    return decode({ data, width, height });
  };
}
