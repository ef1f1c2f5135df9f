/** What to do with a component, and what not to. */
export interface UsageNotes {
  readonly do: readonly string[];
  readonly dont: readonly string[];
}

/** Notes on the ten components that pages are mostly made of, by the titles of their stories. */
export const usageNotes: Readonly<Record<string, UsageNotes | undefined>> = {
  'Actions/Button': {
    do: [
      'Have one primary button on a screen: the next step.',
      'Return the promise from onClick; the button is busy until it settles, and a second press does nothing.',
      'Say what happens: 提交订单, not 确定.',
    ],
    dont: [
      'Don’t lead to another page with it: that is a ButtonLink, which can be opened in a new tab.',
      'Don’t disable a submit button until a form is right; let it be pressed and lead to what is wrong.',
      'Don’t use danger for what can be undone.',
    ],
  },
  'Display/Card': {
    do: [
      'Give it a title when its content needs one: the title also names it for screen readers.',
      'Let pictures and rows reach the edges with flush.',
      'Keep the member tone for what belongs to members.',
    ],
    dont: ['Don’t put a card into a card.', 'Don’t give it a shadow: only what floats has one.'],
  },
  'Display/Cell': {
    do: [
      'Group cells that belong together in a CellGroup and give the group a title.',
      'Hand in href for what leads elsewhere and onClick for what happens here; the arrow follows.',
    ],
    dont: [
      'Don’t put two controls into one cell: a row is one target.',
      'Don’t write a paragraph into the value; that is what the description is for.',
    ],
  },
  'Display/Price': {
    do: [
      'Hand in fen as they come from the server; the component formats and reads them out.',
      'Use from where it is the lowest of several prices.',
      'Show the price from before with originalFen, and only where it was really asked.',
    ],
    dont: [
      'Don’t add up prices in the client: every total is the server’s.',
      'Don’t use the price colour for amounts that are not to be paid; tone text is for those.',
    ],
  },
  'Display/Tag': {
    do: [
      'Keep to one or two words.',
      'Take the tone by meaning: warning for what may surprise, member for gold.',
    ],
    dont: [
      'Don’t make it a button; a tag is read and not pressed.',
      'Don’t put more than three beside each other.',
      'Don’t use a seal for more than one thing on a screen.',
    ],
  },
  'Display/Picture': {
    do: [
      'Say how wide it is shown with shownSizes; a story fails when that is not so.',
      'Give the one picture that the page is about priority.',
      'Hand in an empty alt when the words beside it say the same.',
    ],
    dont: [
      'Don’t use an img of your own: it would shift the page and fail without a word.',
      'Don’t write words into pictures; they can be neither read out nor translated.',
    ],
  },
  'Inputs/TextField': {
    do: [
      'Say in error what is wrong and how to mend it, beside the field.',
      'Choose type, inputMode and autoComplete, so that the right keyboard comes up.',
    ],
    dont: [
      'Don’t use the placeholder as the label: it is gone when it is needed.',
      'Don’t check while somebody is still typing.',
    ],
  },
  'Feedback/Modal': {
    do: [
      'Ask only what must be answered before going on, with the consequence in the question.',
      'Name the answers by what they do: 取消订单 and 再想想.',
    ],
    dont: [
      'Don’t say with it what a toast can say.',
      'Don’t put a form into it: that is a Popup, or a page.',
      'Don’t open one over another.',
    ],
  },
  'Feedback/Popup': {
    do: [
      'Use it for a choice that belongs to the page: a day, an address, who goes.',
      'Put the one button into the footer, where it stays in view.',
      'Call preloadOverlays when the page is quiet, so that the first one opens at once.',
    ],
    dont: [
      'Don’t put a whole page into it; what needs an address of its own is a page.',
      'Don’t take away the ways to close it unless closing would lose something.',
    ],
  },
  'Feedback/States without content': {
    do: [
      'Say what is the matter and what to do next; hand in the server’s own words where it has some.',
      'Let onRetry return its promise, so that the button is busy meanwhile.',
      'Show what was kept from before rather than NoNetwork where there is something.',
    ],
    dont: [
      'Don’t leave a list empty without a word.',
      'Don’t show an error in place of content that is there already.',
      'Don’t use codes: people read this.',
    ],
  },
};
