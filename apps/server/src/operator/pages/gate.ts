import { html } from 'hono/html';
import { type Html, two } from '../page';

/** The gate's page, for one thumb in the sun: scan or type, and a large yes or no. The script does the rest. */
export const gateBody = (): Html => html`<div class="narrow gate">
<div id="result" class="result" role="status" aria-live="assertive"><p>${two('扫描或输入核销码', 'Scan or type a code')}</p></div>
<video id="camera" hidden muted playsinline></video>
<button type="button" id="scan" class="go wide">${two('扫码', 'Scan')}</button>
<form class="stack card" method="post" action="/operator/gate/verify" id="typed" data-plain>
<label><span>${two('核销码', 'Code')}</span><input name="code" inputmode="numeric" autocomplete="off" required maxlength="40"></label>
<button class="go">${two('核销', 'Verify')}</button>
</form>
<p id="network" class="soft" role="status"></p>
<section id="differences" hidden><h2>${two('需要核对', 'To look into')}</h2><ul></ul>
<button type="button" id="seen">${two('已核对', 'Looked into')}</button></section>
<noscript><p>${two('核销页需要脚本', 'The gate needs scripts')}</p></noscript>
</div>`;
