/** Payload draws all its dialogs and drawers here, each for as long as it is open. */
const place = '.payload__modal-container'

/** A menu closes at a choice: what was chosen in it cannot have the focus back. */
const openMenu = '.popup__content'
const menu = `${openMenu}, .popup__hidden-content`

/** The safe button comes first; never the veil behind a drawer, which nobody sees as a button. */
const first = [
  '#confirm-cancel',
  '.close-modal-button, [class*="header-close"], [class*="header__close"]',
  'button:not(.drawer__close, :disabled), a[href], input:not([type="hidden"], :disabled), textarea:not(:disabled)',
]

/** Frames in which a dialog may still be fading in: nothing takes the focus that is not seen. */
const patience = 40

interface Followed {
  dialog: HTMLElement
  opener: HTMLElement | undefined
}

/**
 * Payload (3.90) opens a dialog and leaves the focus on the page behind it, or in a menu that has closed,
 * and so it does not come back either. Who works with the keyboard alone stands in each from the
 * first moment, and where he was once it is closed.
 */
export function followDialogs(signal: AbortSignal): void {
  const container = document.querySelector(place)
  if (container === null) return
  let last = focused()
  let open: Followed[] = []

  function follow() {
    const shown = [...(container?.querySelectorAll<HTMLElement>(':scope > dialog[open]') ?? [])]
    const closed = open.filter(({ dialog }) => !shown.includes(dialog))
    const known = open.filter(({ dialog }) => shown.includes(dialog))
    const opened = shown.filter((dialog) => !known.some((one) => one.dialog === dialog))
    open = [...known, ...opened.map((dialog) => ({ dialog, opener: last }))]
    const top = open.at(-1)
    if (closed[0] && !focused()) giveBack(closed[0].opener)
    if (top) enter(top.dialog)
  }

  const observer = new MutationObserver(follow)
  observer.observe(container, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['open'],
  })
  signal.addEventListener('abort', () => observer.disconnect())
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLElement && !target.closest(menu)) last = target
    },
    { signal },
  )
  follow()
}

/** The focused element; nothing where the focus fell back to the page. */
function focused(): HTMLElement | undefined {
  const { activeElement, body } = document
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : undefined
}

function giveBack(opener: HTMLElement | undefined): void {
  if (opener?.isConnected) opener.focus({ preventScroll: true })
  if (focused()) return
  // The button that opened the dialog is gone with the deleted record: focus the heading instead.
  const heading = document.querySelector('main h1, h1')
  if (!(heading instanceof HTMLElement)) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

function enter(dialog: HTMLElement, frames = patience): void {
  const now = document.activeElement
  // A dialog of ours stands above Payload’s.
  if (!dialog.isConnected || dialog.contains(now) || now?.closest('.sira-dialog')) return
  // An open menu of the dialog is drawn elsewhere; one from which the dialog was opened is about to close.
  const controls = now?.closest(openMenu) ? [] : first.flatMap((one) => controlsIn(dialog, one))
  for (const control of controls) {
    control.focus({ preventScroll: true })
    if (document.activeElement === control) return
  }
  if (frames > 0) requestAnimationFrame(() => enter(dialog, frames - 1))
}

function controlsIn(dialog: HTMLElement, selector: string): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(selector)]
}
