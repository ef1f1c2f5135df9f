import { waitFor } from 'storybook/test';

/** What a finger can press. */
const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="option"], [role="tab"]';

/** Points just inside the edges of a square around the middle; the half pixel that rounding takes does not count. */
const TOLERANCE_PX = 1;

interface Fault {
  control: Element;
  width: number;
  height: number;
}

/** The least side of what a finger must hit, in CSS pixels, as the tokens have it: 44, in large text 60. */
const leastSide = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--yy-target'));

/** A link among the words of a sentence is as high as its line, and may be (WCAG 2.5.8, inline). */
function standsInSentence(control: Element): boolean {
  if (getComputedStyle(control).display !== 'inline') return false;
  return [...(control.parentElement?.childNodes ?? [])].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
}

/** Nobody can press what is not shown, switched off, clipped away for screen readers, or asleep behind a dialog. */
function canBePressed(control: Element): boolean {
  if (control.matches(':disabled, [inert] *, [aria-hidden="true"] *')) return false;
  if (!control.checkVisibility({ visibilityProperty: true })) return false;
  for (let element: Element | null = control; element; element = element.parentElement) {
    const { clipPath, pointerEvents } = getComputedStyle(element);
    if (clipPath !== 'none' || (element === control && pointerEvents === 'none')) return false;
  }
  return true;
}

/** The control and what stands for it: the labels of an input, the day's cell of a day. */
function surfacesOf(control: Element): Element[] {
  const labels =
    control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.labels : null;
  return [control, ...(labels ?? [])];
}

/** Where a story stands at the edge of the window, what is beyond cannot be seen; a page has a margin there. */
const isOutside = (x: number, y: number) => x < 0 || y < 0 || x >= innerWidth || y >= innerHeight;

/** Whether a press at this point reaches the control: its own box, or a hit area that `::before` or `::after` adds. */
function isHit(surfaces: readonly Element[], x: number, y: number): boolean {
  if (isOutside(x, y)) return true;
  const hit = document.elementFromPoint(x, y);
  return surfaces.some((surface) => surface.contains(hit));
}

function sideAlong(surfaces: readonly Element[], middle: DOMPoint, axis: 'x' | 'y', wanted: number): number {
  const reach = wanted / 2 - TOLERANCE_PX;
  const at = (by: number) =>
    axis === 'x' ? isHit(surfaces, middle.x + by, middle.y) : isHit(surfaces, middle.x, middle.y + by);
  if (at(-reach) && at(reach)) return wanted;
  // For the report only: how far it reaches.
  let before = 0;
  let after = 0;
  while (before < reach && at(-before - 1)) before += 1;
  while (after < reach && at(after + 1)) after += 1;
  return before + after;
}

function faultOf(control: Element, wanted: number): Fault | undefined {
  const surfaces = surfacesOf(control);
  const boxes = surfaces.map((surface) => surface.getBoundingClientRect());
  const width = Math.max(...boxes.map((box) => box.width));
  const height = Math.max(...boxes.map((box) => box.height));
  // Seven days share the width of a week, whatever the screen.
  const wantedWidth = control.closest('[role="gridcell"]') ? 0 : wanted;
  if (width >= wantedWidth - TOLERANCE_PX && height >= wanted - TOLERANCE_PX) return undefined;
  control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = control.getBoundingClientRect();
  const middle = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2);
  // Something lies over it: a press here is not for this control.
  if (!isHit(surfaces, middle.x, middle.y)) return undefined;
  const sides = {
    width: width >= wantedWidth ? width : sideAlong(surfaces, middle, 'x', wantedWidth),
    height: height >= wanted ? height : sideAlong(surfaces, middle, 'y', wanted),
  };
  return sides.width < wantedWidth - TOLERANCE_PX || sides.height < wanted - TOLERANCE_PX
    ? { control, ...sides }
    : undefined;
}

function describeFault({ control, width, height }: Fault): string {
  const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40) ?? '';
  return `${control.localName}.${control.className} “${name}”: ${Math.round(width)} × ${Math.round(height)}`;
}

function expectNoFaults(root: ParentNode): void {
  const wanted = leastSide();
  const scrolled = { left: window.scrollX, top: window.scrollY };
  const faults = [...root.querySelectorAll(CONTROLS)]
    .filter((control) => canBePressed(control) && !standsInSentence(control))
    .flatMap((control) => faultOf(control, wanted) ?? []);
  window.scrollTo({ ...scrolled, behavior: 'instant' });
  if (faults.length > 0) {
    throw new Error(
      `Smaller than the ${wanted} × ${wanted} px a finger needs:\n${faults.map(describeFault).join('\n')}`,
    );
  }
}

/**
 * Fails when something that can be pressed is smaller than a finger (`--yy-target` each way), measured by where a press
 * lands. Links inside a sentence are left out; what is still growing as it opens is given its time.
 */
export async function expectTouchTargets(root: ParentNode = document): Promise<void> {
  await waitFor(() => expectNoFaults(root), { timeout: 2000, interval: 200 });
}
