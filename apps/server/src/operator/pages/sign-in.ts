import { html, raw } from 'hono/html';
import { renderSVG } from 'uqr';
import { type Html, two } from '../page';
import { PASSWORD_MIN } from '../staff/passwords';

interface Fault {
  text?: string | undefined;
}

const faultLine = (text: string | undefined): Html => html`<p role="alert">${text ?? ''}</p>`;

interface SignInPage extends Fault {
  name: string;
  next: string;
  picture?: { picId: string; image: string } | undefined;
  notice?: string | undefined;
}

/** Name, password and one-time code; a picture to read where there were too many wrong tries. */
export const signInBody = ({
  name,
  next,
  picture,
  text,
  notice,
}: SignInPage): Html => html`<div class="narrow">
${notice ? html`<p role="status">${notice}</p>` : ''}
<form class="stack card" method="post" action="/operator/sign-in" data-plain>
<input type="hidden" name="next" value="${next}">
<label><span>${two('账号', 'Name')}</span><input name="name" autocomplete="username" autocapitalize="none" required value="${name}"></label>
<label><span>${two('密码', 'Password')}</span><input name="password" type="password" autocomplete="current-password" required></label>
<label><span>${two('动态码', 'One-time code')}</span><input name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9 ]{6,7}" required></label>
${
  picture
    ? html`<input type="hidden" name="picId" value="${picture.picId}">
<label><span>${two('图中数字', 'Digits in the picture')}</span><img src="${picture.image}" alt="${'验证图片 · Picture to read'}"><input name="digits" inputmode="numeric" autocomplete="off" required></label>`
    : ''
}
${faultLine(text)}
<button class="go">${two('登录', 'Sign in')}</button>
</form></div>`;

interface JoinPage extends Fault {
  token: string;
  name: string;
  secret: string;
  /** What the authenticator app scans. */
  address: string;
}

/** A first password, and the secret for one-time codes. */
export const joinBody = ({ token, name, secret, address, text }: JoinPage): Html => html`<div class="narrow">
<p>${two(`账号：${name}`, `Your name here: ${name}`)}</p>
<div class="card">
<p>${two('1. 用身份验证器扫描此二维码', '1. Scan this with your authenticator app')}</p>
<div class="qr" role="img" aria-label="身份验证器二维码 · Code for the authenticator app">${raw(renderSVG(address, { ecc: 'M' }))}</div>
<p class="soft">${two('或输入密钥', 'or type the key')} <code>${secret.replace(/(.{4})/g, '$1 ')}</code></p>
</div>
<form class="stack card" method="post" action="/operator/join" data-plain>
<input type="hidden" name="token" value="${token}">
<input type="hidden" name="username" autocomplete="username" value="${name}">
<label><span>${two(`2. 设置密码（至少${PASSWORD_MIN}个字符）`, `2. Choose a password (${PASSWORD_MIN} characters or more)`)}</span><input name="password" type="password" minlength="${PASSWORD_MIN}" autocomplete="new-password" required></label>
<label><span>${two('再次输入密码', 'The password again')}</span><input name="again" type="password" autocomplete="new-password" required></label>
<label><span>${two('3. 输入验证器显示的6位数字', '3. The six digits your app shows')}</span><input name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9 ]{6,7}" required></label>
${faultLine(text)}
<button class="go">${two('完成', 'Done')}</button>
</form></div>`;
