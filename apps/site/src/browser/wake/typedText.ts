import { typedPlace as place } from './forgetTyped.ts'

/** The typed text by page and form, in any language, and whether it is being sent. */
type Kept = Record<string, { fields: Fields; sent: boolean }>

type Fields = [string, FormDataEntryValue][]

const onTheWay = new WeakSet<HTMLFormElement>()

export function forgetWhenAnswered(form: HTMLFormElement): void {
  onTheWay.add(form)
}

export function isStillHere(form: HTMLFormElement): void {
  onTheWay.delete(form)
}

const isText = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control.matches('textarea, input:not([type]), [type="text"], [type="email"], [type="tel"]')

/** Whether the visitor has typed a text, or the server gave it back. */
export function hasText(form: HTMLFormElement): boolean {
  const isRefused = document.querySelector('main [role="alert"]:not([data-unsent])') !== null
  const isTyped = (control: Element) =>
    isText(control) && control.value !== (isRefused ? '' : control.defaultValue)
  if ('gone' in form.dataset) return false
  return 'recap' in form.dataset || [...form.elements].some(isTyped)
}

/** Gives one key for a form in all languages; a page has the newsletter's form twice. */
function keyOf(form: HTMLFormElement): string {
  const ownLanguage = new RegExp(`^/${document.documentElement.lang}(?=/|$)`)
  const [page, action] = [location.pathname, form.getAttribute('action') ?? ''].map((path) =>
    path.replace(ownLanguage, '').replace(/^$/, '/'),
  )
  const twins = [...document.forms].filter((one) => one.action === form.action)
  return `${page}${location.search} ${twins.indexOf(form)} ${action}`
}

/**
 * Gives the forms to keep: never those with passwords, nor searches, whose values are in the
 * address.
 */
function formsToKeep(): HTMLFormElement[] {
  return [...document.forms].filter(
    (form) => form.method === 'post' && !form.querySelector('[autocomplete="one-time-code"]'),
  )
}

function read(): Kept {
  return JSON.parse(sessionStorage.getItem(place) ?? '{}')
}

function write(kept: Kept): void {
  if (Object.keys(kept).length > 0) sessionStorage.setItem(place, JSON.stringify(kept))
  else sessionStorage.removeItem(place)
}

/** The page is about to be left, perhaps for the same one in another language. */
export function keepTyped(): void {
  try {
    const kept = read()
    const forms = formsToKeep()
    for (const form of forms) delete kept[keyOf(form)]
    for (const form of forms.filter(hasText)) {
      kept[keyOf(form)] = { fields: [...new FormData(form)], sent: onTheWay.has(form) }
    }
    write(kept)
  } catch {
    // A browser that keeps nothing, or is full: it stays in its page.
  }
}

/**
 * Puts typed text back into its form. Sent text is forgotten, unless the browser came back from
 * there.
 */
export function putBackTyped(): void {
  try {
    const [visit] = performance.getEntriesByType('navigation')
    const isBack = visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward'
    const kept = Object.fromEntries(
      Object.entries(read()).filter(([, { sent }]) => isBack || !sent),
    )
    write(kept)
    for (const form of formsToKeep()) {
      const typed = kept[keyOf(form)]
      if (typed && !hasText(form)) putBack(form, typed.fields)
    }
  } catch {
    // Storage may be off, as above.
  }
}

/** The summary keeps typed text in hidden fields; other hidden fields belong to the page. */
function putBack(form: HTMLFormElement, fields: Fields): void {
  for (const control of form.elements) {
    const values = fields.flatMap(([name, value]) =>
      name === control.getAttribute('name') ? [String(value)] : [],
    )
    if (control.matches('[type="radio"], [type="checkbox"]')) {
      const choice = control as HTMLInputElement
      choice.checked = values.includes(choice.value)
    } else if (isText(control) || control instanceof HTMLSelectElement) {
      control.value = values[0] ?? control.value
    }
  }
}
