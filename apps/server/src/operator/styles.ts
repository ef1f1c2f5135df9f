/** The console's styles: for work at a desk, and at a gate with one thumb in the sun. */
export const styles = `
:root { --bg:#fbf8f2; --card:#fff; --ink:#1c2421; --soft:#4b5753; --line:#e3dccb; --go:#0f766e; --bad:#b52d1c; --mark:#e6f2f0; }
@media (prefers-color-scheme: dark) { :root { --bg:#141a18; --card:#1d2522; --ink:#eef1ee; --soft:#b3beb9; --line:#34403b; --go:#2ba196; --bad:#f0806f; --mark:#20332f; } }
* { box-sizing:border-box; }
body { margin:0; background:var(--bg); color:var(--ink); font:16px/1.5 "PingFang SC","Noto Sans CJK SC","Segoe UI",Roboto,sans-serif; }
[lang=en] { color:var(--soft); font-size:.88em; }
header { display:flex; flex-wrap:wrap; align-items:center; gap:4px 16px; padding:8px 16px; background:var(--card); border-bottom:1px solid var(--line); }
header nav { display:flex; flex-wrap:wrap; gap:0 4px; flex:1 1 320px; }
header nav a { display:inline-flex; align-items:center; gap:4px; min-height:44px; padding:0 8px; border-radius:8px; color:var(--ink); text-decoration:none; }
header nav a[aria-current] { background:var(--mark); font-weight:600; }
header form { margin-left:auto; }
@media (max-width:700px) { header nav { order:1; flex:1 0 100%; flex-wrap:nowrap; overflow-x:auto; white-space:nowrap; margin:0 -8px; } header form { margin-right:0; } }
.brand { font-weight:600; color:var(--go); text-decoration:none; min-height:44px; display:inline-flex; align-items:center; gap:4px; }
.skip { position:absolute; left:-999px; } .skip:focus { left:8px; top:8px; background:var(--card); padding:8px; z-index:1; }
main { max-width:1200px; margin:0 auto; padding:16px 16px 64px; }
main.narrow, .narrow { max-width:440px; margin:0 auto; }
h1 { font-size:22px; margin:8px 0 16px; } h2 { font-size:18px; margin:32px 0 8px; }
.soft { color:var(--soft); } .bad { color:var(--bad); }
.card { background:var(--card); border:1px solid var(--line); border-radius:12px; padding:16px; margin:12px 0; }
.facts { display:grid; grid-template-columns:repeat(auto-fill,minmax(180px,1fr)); gap:12px; margin:0; }
.facts div { background:var(--card); border:1px solid var(--line); border-radius:12px; padding:12px 16px; }
.facts dt { color:var(--soft); font-size:14px; } .facts dd { margin:0; font-size:22px; font-weight:600; font-variant-numeric:tabular-nums; overflow-wrap:anywhere; }
.facts dd.text { font-size:16px; font-weight:400; }
button, .button { font:inherit; min-height:44px; padding:8px 16px; border:1px solid var(--line); border-radius:8px; background:var(--card); color:var(--ink); cursor:pointer; text-decoration:none; display:inline-block; }
button.go { background:#0f766e; border-color:#0f766e; color:#fff; } button.go [lang=en] { color:#fff; }
button.bad { border-color:var(--bad); color:var(--bad); } button.bad [lang=en] { color:inherit; }
:focus-visible { outline:3px solid var(--go); outline-offset:2px; }
form { display:inline-flex; flex-wrap:wrap; align-items:end; gap:8px; margin:0 8px 8px 0; }
form.stack { display:grid; gap:16px; margin:0; } form.stack button { width:100%; }
form.stack label { display:grid; gap:4px; }
form[aria-busy] { opacity:.6; }
[role=alert] { flex:1 0 100%; margin:0; color:var(--bad); } [role=alert]:empty { display:none; }
.scroll { overflow-x:auto; } table { border-collapse:collapse; width:100%; font-size:14px; }
th, td { text-align:left; padding:8px 12px 8px 0; border-bottom:1px solid var(--line); vertical-align:top; }
td.number, th.number { text-align:right; font-variant-numeric:tabular-nums; }
code { font-size:15px; } input, select, textarea { font:inherit; min-height:44px; max-width:100%; padding:8px 12px; border:1px solid var(--line); border-radius:8px; background:var(--card); color:var(--ink); }
input[type=checkbox] { min-height:24px; width:24px; height:24px; vertical-align:middle; }
fieldset { border:0; padding:0; margin:0; display:flex; flex-wrap:wrap; gap:8px 16px; } legend { padding:0 0 4px; }
a { color:var(--go); }
.gate { display:grid; gap:16px; } .gate .wide { width:100%; min-height:64px; font-size:20px; }
.result { min-height:180px; display:grid; align-content:center; justify-items:center; text-align:center; padding:16px; border-radius:12px; background:var(--card); border:1px solid var(--line); overflow-wrap:anywhere; }
.result[role=status] { border-left-width:1px; } .result p { margin:4px 0; } .result strong { font-size:56px; line-height:1.1; } .result .who { font-size:22px; }
.result[data-answer=yes] { background:#0b5d3b; border-color:#0b5d3b; color:#fff; } .result[data-answer=no] { background:#a11d12; border-color:#a11d12; color:#fff; }
.result[data-answer] [lang=en] { color:#fff; } .gate video { width:100%; border-radius:12px; background:#000; }
.gate input { font-size:22px; letter-spacing:.05em; }
ul { padding-left:20px; }
[role=status] { border-left:4px solid var(--go); padding:8px 12px; background:var(--card); }
.qr { background:#fff; padding:8px; width:216px; height:216px; border-radius:8px; } .qr svg { width:200px; height:200px; display:block; }
`;
