/** The picture of a result that is handed on: it gives no move away. */
import type { Bar } from './model';

export const CARD_WIDE = 1_200;
export const CARD_HIGH = 630;
const FLOOR_HIGH = 22;
const MOST_FLOORS = 14;

export interface CardTexts {
  title: string;
  points: string;
  pointsWord: string;
  ahead: string;
  same: string;
}

/** Draws with the colours and typefaces of the page. */
export function drawCard(canvas: HTMLCanvasElement, texts: CardTexts, bars: Bar[]): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const style = getComputedStyle(canvas);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const font = (size: number, family: string) => `700 ${size}px ${colour(family)}`;
  const fill = (name: string, ...box: [number, number, number, number]) => {
    pen.fillStyle = colour(name);
    pen.fillRect(...box);
  };
  fill('--night', 0, 0, CARD_WIDE, CARD_HIGH);
  fill('--accent', 18, 18, CARD_WIDE - 36, CARD_HIGH - 36);
  fill('--surface-card', 24, 24, CARD_WIDE - 48, CARD_HIGH - 48);
  fill('--sky', 24, CARD_HIGH - 130, CARD_WIDE - 48, 106);

  const ground = CARD_HIGH - 70;
  const most = Math.max(1, ...bars.map((bar) => bar.count));
  const wide = Math.min(56, 560 / Math.max(1, bars.length));
  const left = CARD_WIDE - 70 - wide * bars.length;
  bars.forEach((bar, number) => {
    const floors = bar.count ? Math.max(1, Math.round((bar.count / most) * MOST_FLOORS)) : 0;
    for (let floor = 0; floor < floors; floor++) {
      const box: [number, number, number, number] = [left + number * wide, ground - (floor + 1) * FLOOR_HIGH, wide - 3, FLOOR_HIGH - 3];
      fill(bar.own ? '--brick-red' : '--line', ...box);
    }
  });
  fill('--night', 24, ground, CARD_WIDE - 48, 6);

  pen.fillStyle = colour('--ink');
  pen.textBaseline = 'alphabetic';
  const write = (text: string, size: number, family: string, y: number) => {
    pen.font = font(size, family);
    pen.fillText(text, 76, y, 560);
  };
  write('TORRI', 54, '--font-title', 120);
  write(texts.title, 34, '--font-sans', 172);
  write(texts.points, 150, '--font-serif', 345);
  const after = pen.measureText(texts.points).width;
  pen.font = font(36, '--font-sans');
  pen.fillText(texts.pointsWord, 96 + after, 345, 300);
  write(texts.ahead, 40, '--font-sans', 415);
  write(texts.same, 30, '--font-sans', 462);
}
