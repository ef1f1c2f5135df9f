import { hashOfCode, readDayList, refreshDayList } from './day-list';
import { differences, forgetDifferences, forgetUsed, keepEntry, noteUsed, sendKept } from './kept-entries';
import { startScanner } from './scanner';
import { tell } from './signals';

/** As `/operator/gate/verify` answers. */
export interface GateAnswer {
  ok: boolean;
  title?: string;
  person?: string;
  documentEnd?: string;
  left?: number;
  why?: string;
  usedMs?: number | null;
  /** It was verified by the day's list, without a network. */
  isOffline?: boolean;
}

const REFRESH_MS = 60_000;
/** The same code in front of the camera is one code. */
const SAME_CODE_MS = 4_000;

const element = <Kind extends HTMLElement>(id: string): Kind => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`#${id} is not on the page.`);
  return found as Kind;
};

const result = element('result');
const form = element<HTMLFormElement>('typed');
const network = element('network');
const list = element('differences');
const camera = element<HTMLVideoElement>('camera');
const scanButton = element<HTMLButtonElement>('scan');

function line(text: string, kind: 'strong' | 'p' = 'p', className = ''): HTMLElement {
  const made = document.createElement(kind);
  made.textContent = text;
  made.className = className;
  return made;
}

const clock = (ms: number) =>
  new Date(ms).toLocaleString('zh-CN', { hour12: false, timeZone: 'Asia/Shanghai' });

/** A large yes or no, heard and felt as well. */
function show(answer: GateAnswer): void {
  result.dataset.answer = answer.ok ? 'yes' : 'no';
  result.replaceChildren(
    line(answer.ok ? '通过' : '不可用', 'strong'),
    line(answer.ok ? 'Yes' : 'No'),
    ...(answer.title ? [line(answer.title, 'p', 'who')] : []),
    ...(answer.person
      ? [line(`${answer.person} ${answer.documentEnd ? `…${answer.documentEnd}` : ''}`, 'p', 'who')]
      : []),
    ...(answer.left ? [line(`还可使用${answer.left}次 · ${answer.left} more uses`)] : []),
    ...(answer.why ? [line(answer.why)] : []),
    ...(answer.usedMs ? [line(`${clock(answer.usedMs)} 已使用 · Used`)] : []),
    ...(answer.isOffline ? [line('离线核销，联网后上传 · Verified offline, sent later')] : []),
  );
  tell(answer.ok);
}

/** Without a network the day's list decides, and the entry is sent later. */
async function verifyOffline(code: string): Promise<GateAnswer> {
  const known = await readDayList();
  const found = known?.find(await hashOfCode(code));
  if (!found) {
    return {
      ok: false,
      why: known ? '不在今日名单 · Not in the list of today' : '没有今日名单 · There is no list of today',
    };
  }
  return keepEntry(code, found.left)
    ? { ok: true, title: found.title, isOffline: true }
    : { ok: false, title: found.title, why: '本机已核销 · Verified on this device before' };
}

async function verify(code: string): Promise<GateAnswer> {
  let response: Response;
  try {
    response = await fetch('/operator/gate/verify', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ code }),
    });
  } catch {
    return verifyOffline(code);
  }
  if (response.status === 401) {
    location.assign('/operator/sign-in?next=/operator/gate');
    return { ok: false, why: '请重新登录 · Please sign in again' };
  }
  if (response.ok) {
    const answer: GateAnswer = await response.json();
    if (answer.ok) noteUsed(code);
    return answer;
  }
  return { ok: false, why: `服务出错 · The service failed (${response.status})` };
}

let isBusy = false;
let last = { code: '', atMs: 0 };

async function take(code: string): Promise<void> {
  const isSame = code === last.code && Date.now() - last.atMs < SAME_CODE_MS;
  if (isBusy || code === '' || isSame) return;
  isBusy = true;
  try {
    show(await verify(code));
  } finally {
    last = { code, atMs: Date.now() };
    isBusy = false;
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const input = form.elements.namedItem('code') as HTMLInputElement;
  last = { code: '', atMs: 0 };
  void take(input.value.replace(/\s+/g, '')).then(() => input.select());
});

let stop: (() => void) | undefined;
scanButton.addEventListener('click', () => {
  if (stop) {
    stop();
    stop = undefined;
    camera.hidden = true;
    return;
  }
  camera.hidden = false;
  startScanner(camera, (code) => void take(code)).then(
    (ending) => {
      stop = ending;
    },
    () => {
      camera.hidden = true;
      show({ ok: false, why: '无法使用相机，请输入核销码 · No camera; please type the code' });
    },
  );
});

/** Sends what was kept, and gets the list anew; says how that stands. */
async function refresh(): Promise<void> {
  const kept = await sendKept();
  const day = await refreshDayList();
  if (day.isFresh && kept === 0) forgetUsed();
  network.textContent = day.isFresh
    ? `在线 · Online。今日名单 ${day.count} 张 · ${day.count} vouchers today`
    : `离线 · Offline。名单 ${day.madeMs ? clock(day.madeMs) : '无 none'}，待上传 ${kept} 条 · ${kept} to be sent`;
  network.dataset.kept = String(kept);
  showDifferences();
}

/** What others had let in before it was sent from here: somebody has to look into it. */
function showDifferences(): void {
  const open = differences();
  list.hidden = open.length === 0;
  list.querySelector('ul')?.replaceChildren(
    ...open.map(({ code, atMs, why }) => {
      const item = document.createElement('li');
      item.textContent = `${code} · ${clock(atMs)} · ${why}`;
      return item;
    }),
  );
}

element('seen').addEventListener('click', () => {
  forgetDifferences();
  showDifferences();
});
window.addEventListener('online', () => void refresh());
window.addEventListener('offline', () => void refresh());
setInterval(() => void refresh(), REFRESH_MS);
void refresh();
if ('serviceWorker' in navigator) {
  navigator.serviceWorker
    .register('/operator/assets/gate-worker.js', { scope: '/operator/gate' })
    .catch(() => undefined);
}
