import { encode } from 'uqr';
import { linesOf } from './lines-of';

/** What stands on a poster. */
export interface PosterContent {
  title: string;
  /** A sentence under the title. Default none. */
  description?: string;
  /** A price or a date, already written. Default none. */
  highlight?: string;
  /** Address of the picture; from another origin only with CORS. Default, and when it does not come: a painted ground. */
  pictureUrl?: string;
  /** What the code leads to. */
  link: string;
  /** Who invites, under the code's words. */
  brand: string;
  /** What to do with the code. */
  scanText: string;
}

/** The poster is drawn at this width in pixels: sharp on a phone's screen, and small enough to send. */
const WIDTH = 750;
const PICTURE_HEIGHT = 750;
const MARGIN = 48;
const QR_SIDE = 184;
const FOOT_HEIGHT = QR_SIDE + MARGIN;

/* A poster leaves the app, so it has the day's colours whatever the theme is. */
const colours = {
  paper: '#fbf8f2',
  sky: '#f0eadc',
  far: '#c3d6e2',
  middle: '#9cc6bf',
  near: '#4f9d92',
  sun: '#e2856f',
  text: '#1c2421',
  secondary: '#4b5753',
  price: '#c8321f',
  line: '#e8e0d0',
} as const;

const FONT = '"PingFang SC", "Noto Sans CJK SC", "Noto Sans SC", "Segoe UI", Roboto, system-ui, sans-serif';

async function opened(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  // Without it the canvas could be drawn and not be saved.
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  return image;
}

/** The picture fills its place; what is too much is cut off on both sides. */
function drawPicture(context: CanvasRenderingContext2D, image: HTMLImageElement): void {
  const scale = Math.max(WIDTH / image.naturalWidth, PICTURE_HEIGHT / image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.save();
  context.beginPath();
  context.rect(0, 0, WIDTH, PICTURE_HEIGHT);
  context.clip();
  context.drawImage(image, (WIDTH - width) / 2, (PICTURE_HEIGHT - height) / 2, width, height);
  context.restore();
}

/** Hills before a low sun: what stands in for a picture that is not there. */
function drawHills(context: CanvasRenderingContext2D): void {
  context.fillStyle = colours.sky;
  context.fillRect(0, 0, WIDTH, PICTURE_HEIGHT);
  context.fillStyle = colours.sun;
  context.beginPath();
  context.arc(WIDTH * 0.7, PICTURE_HEIGHT * 0.36, 56, 0, Math.PI * 2);
  context.fill();
  for (const [colour, base, wave] of [
    [colours.far, 0.52, 0.09],
    [colours.middle, 0.66, 0.11],
    [colours.near, 0.8, 0.08],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(0, PICTURE_HEIGHT);
    for (let x = 0; x <= WIDTH; x += 10) {
      const turn = (x / WIDTH) * Math.PI * 2;
      const height = Math.sin(turn + base * 9) * wave + Math.sin(turn * 2.3 + base * 5) * wave * 0.4;
      context.lineTo(x, PICTURE_HEIGHT * (base - height));
    }
    context.lineTo(WIDTH, PICTURE_HEIGHT);
    context.fill();
  }
}

function drawCode(context: CanvasRenderingContext2D, link: string, left: number, top: number): void {
  const code = encode(link, { ecc: 'M', border: 2 });
  const module = QR_SIDE / code.size;
  context.fillStyle = '#ffffff';
  context.fillRect(left, top, QR_SIDE, QR_SIDE);
  context.fillStyle = colours.text;
  for (const [y, row] of code.data.entries()) {
    for (const [x, dark] of row.entries()) {
      // A hair wider than the module, so that no light shows between two dark ones.
      if (dark) context.fillRect(left + x * module, top + y * module, module + 0.5, module + 0.5);
    }
  }
}

interface TextBlock {
  text: string;
  font: string;
  colour: string;
  lineHeight: number;
  maxLines: number;
  /** Space above, in pixels. */
  before: number;
}

function blocksOf({ title, description, highlight }: PosterContent): TextBlock[] {
  const blocks: (TextBlock | undefined)[] = [
    { text: title, font: `600 46px ${FONT}`, colour: colours.text, lineHeight: 60, maxLines: 2, before: 44 },
    description
      ? {
          text: description,
          font: `400 30px ${FONT}`,
          colour: colours.secondary,
          lineHeight: 44,
          maxLines: 3,
          before: 16,
        }
      : undefined,
    highlight
      ? {
          text: highlight,
          font: `600 44px ${FONT}`,
          colour: colours.price,
          lineHeight: 56,
          maxLines: 1,
          before: 20,
        }
      : undefined,
  ];
  return blocks.filter((block) => block !== undefined);
}

/**
 * A poster to save or to send: the picture, what it is about, and a code that leads here.
 *
 * @throws when the browser gives no canvas or can't write it
 */
export async function drawPoster(content: PosterContent): Promise<Blob> {
  const picture = content.pictureUrl ? await opened(content.pictureUrl).catch(() => undefined) : undefined;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('drawPoster: this browser gives no 2d canvas.');

  const laidOut = blocksOf(content).map((block) => {
    context.font = block.font;
    const lines = linesOf(
      block.text,
      WIDTH - 2 * MARGIN,
      block.maxLines,
      (text) => context.measureText(text).width,
    );
    return { ...block, lines };
  });
  const textHeight = laidOut.reduce(
    (sum, block) => sum + block.before + block.lines.length * block.lineHeight,
    0,
  );
  canvas.width = WIDTH;
  canvas.height = PICTURE_HEIGHT + textHeight + 40 + FOOT_HEIGHT + MARGIN;

  context.fillStyle = colours.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (picture) drawPicture(context, picture);
  else drawHills(context);

  context.textBaseline = 'middle';
  let top = PICTURE_HEIGHT;
  for (const block of laidOut) {
    top += block.before;
    context.font = block.font;
    context.fillStyle = block.colour;
    for (const line of block.lines) {
      context.fillText(line, MARGIN, top + block.lineHeight / 2);
      top += block.lineHeight;
    }
  }

  top += 40;
  context.fillStyle = colours.line;
  context.fillRect(MARGIN, top, WIDTH - 2 * MARGIN, 2);
  top += MARGIN;
  drawCode(context, content.link, WIDTH - MARGIN - QR_SIDE, top);
  context.fillStyle = colours.text;
  context.font = `600 36px ${FONT}`;
  context.fillText(content.brand, MARGIN, top + QR_SIDE / 2 - 26);
  context.fillStyle = colours.secondary;
  context.font = `400 28px ${FONT}`;
  context.fillText(content.scanText, MARGIN, top + QR_SIDE / 2 + 28);

  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.92);
  });
  if (!blob) throw new Error('drawPoster: the poster could not be written.');
  return blob;
}
