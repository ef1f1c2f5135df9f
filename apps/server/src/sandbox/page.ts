import { html, raw } from 'hono/html';

/** The frame of the sandbox's own pages: plain, readable, and marked as not real. */
export const sandboxPage = (
  title: string,
  body: ReturnType<typeof html>,
  nonce: string,
) => html`<!doctype html>
<html lang="zh-Hans">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>${title}</title>
<style nonce="${nonce}">${raw(styles)}</style>
</head>
<body>
<p class="sandbox">沙箱环境，不会产生真实交易 · Sandbox: no real money, no real messages</p>
${body}
</body>
</html>`;

const styles = `
:root { --bg:#fbf8f2; --card:#fff; --ink:#1c2421; --soft:#4b5753; --line:#e3dccb; --go:#0f766e; --bad:#b52d1c; }
@media (prefers-color-scheme: dark) { :root { --bg:#141a18; --card:#1d2522; --ink:#eef1ee; --soft:#b3beb9; --line:#34403b; --go:#2ba196; --bad:#f0806f; } }
* { box-sizing: border-box; }
body { margin:0 auto; padding:0 16px 48px; max-width:1080px; background:var(--bg); color:var(--ink); font:16px/1.5 "PingFang SC","Noto Sans CJK SC","Segoe UI",Roboto,sans-serif; }
.sandbox { margin:0 -16px 16px; padding:8px 16px; background:#7a5a17; color:#fff; font-size:14px; text-align:center; }
h1 { font-size:22px; } h2 { font-size:18px; margin:32px 0 8px; }
.narrow { max-width:440px; margin:0 auto; }
.card { background:var(--card); border:1px solid var(--line); border-radius:12px; padding:16px; margin:12px 0; }
.amount { font-size:40px; font-weight:600; margin:8px 0; font-variant-numeric:tabular-nums; }
.soft { color:var(--soft); }
button, .button { font:inherit; min-height:44px; padding:8px 16px; border:1px solid var(--line); border-radius:8px; background:var(--card); color:var(--ink); cursor:pointer; text-decoration:none; display:inline-block; }
button.go { background:#0f766e; border-color:#0f766e; color:#fff; } button.wide { width:100%; margin-top:12px; }
:focus-visible { outline:3px solid var(--go); outline-offset:2px; }
form { display:inline; } .stack form { display:block; } .stack .button { width:100%; text-align:center; margin-top:12px; }
.scroll { overflow-x:auto; } table { border-collapse:collapse; width:100%; font-size:14px; }
th, td { text-align:left; padding:8px 12px 8px 0; border-bottom:1px solid var(--line); vertical-align:top; }
code { font-size:15px; } input { font:inherit; min-height:44px; padding:8px 12px; border:1px solid var(--line); border-radius:8px; background:var(--card); color:var(--ink); }
a { color:var(--go); } nav a { margin-right:16px; }
[role=status] { border-left:4px solid var(--go); padding:8px 12px; background:var(--card); }
`;
