/** What the server answers to a form that was sent by a script. */
interface Answer {
  error?: string;
  signIn?: boolean;
}

const UNREACHED = '网络不可用，内容未提交 · No network; nothing was sent';

/** The line below a form that says what is wrong; made when it is first needed. */
function faultOf(form: HTMLFormElement): HTMLElement {
  const known = form.querySelector<HTMLElement>('[role=alert]');
  if (known) return known;
  const fault = document.createElement('p');
  fault.setAttribute('role', 'alert');
  form.append(fault);
  return fault;
}

/** Sends a form; what was typed stays where it is refused. */
async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const fault = faultOf(form);
  fault.textContent = '';
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) body.append(name, String(value));
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
    });
    const answer: Answer = await response.json();
    if (response.ok) location.reload();
    else fault.textContent = answer.error ?? UNREACHED;
  } catch {
    fault.textContent = UNREACHED;
  }
}

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== 'post' || form.dataset.plain !== undefined)
    return;
  event.preventDefault();
  if (form.dataset.busy !== undefined) return;
  const question = form.dataset.confirm;
  if (question !== undefined && !confirm(question)) return;
  form.dataset.busy = '';
  form.setAttribute('aria-busy', 'true');
  void send(form, event.submitter).finally(() => {
    delete form.dataset.busy;
    form.removeAttribute('aria-busy');
  });
});
