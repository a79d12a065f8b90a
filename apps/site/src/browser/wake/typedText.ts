import { typedPlace as place } from './forgetTyped.ts'

/** By page and form, whatever the language: what was typed, and what became of it. */
type Kept = Record<string, { fields: Fields; way?: Way | undefined }>

type Fields = [string, FormDataEntryValue][]

/** `sent`: its answer forgets it; `waits`: it was told to wait for its line, and outlives its tab. */
type Way = 'sent' | 'waits'

const ways = new WeakMap<HTMLFormElement, Way>()

export function noteWay(form: HTMLFormElement, way: Way): void {
  ways.set(form, way)
}

const isText = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control.matches('textarea, input:not([type]), [type=text], [type=email], [type=tel]')

/** Whether its visitor has typed something, or the server gives back what he had typed. */
export function hasText(form: HTMLFormElement): boolean {
  const refusal = document.querySelector('main [role=alert]:not([data-unsent])')
  const isTyped = (control: Element) =>
    isText(control) && control.value !== (refusal ? '' : control.defaultValue)
  if ('gone' in form.dataset) return false
  return 'recap' in form.dataset || [...form.elements].some(isTyped)
}

/** In another language it is the same page, and the same form; the newsletter's stands twice. */
function keyOf(form: HTMLFormElement): string {
  const ownLanguage = new RegExp(`^/${document.documentElement.lang}(?=/|$)`)
  const [page, action] = [location.pathname, form.getAttribute('action') ?? ''].map((path) =>
    path.replace(ownLanguage, '').replace(/^$/, '/'),
  )
  const twins = [...document.forms].filter((one) => one.action === form.action)
  return `${page}${location.search} ${twins.indexOf(form)} ${action}`
}

/** Passwords stay nowhere; what is only chosen or searched for stands in the address. */
function formsToKeep(): HTMLFormElement[] {
  return [...document.forms].filter(
    (form) => form.method === 'post' && !form.querySelector('[type=password]'),
  )
}

const readFrom = (storage: Storage): Kept => JSON.parse(storage.getItem(place) ?? '{}')
const read = (): Kept => ({ ...readFrom(localStorage), ...readFrom(sessionStorage) })

function write(kept: Kept): void {
  for (const storage of [localStorage, sessionStorage]) {
    const own = Object.entries(kept).filter(
      ([, { way }]) => (way === 'waits') === (storage === localStorage),
    )
    if (own.length > 0) storage.setItem(place, JSON.stringify(Object.fromEntries(own)))
    else storage.removeItem(place)
  }
}

/** The page is about to be left, perhaps for the same one in another language. */
export function keepTyped(): void {
  try {
    const kept = read()
    const forms = formsToKeep()
    for (const form of forms) delete kept[keyOf(form)]
    for (const form of forms.filter(hasText)) {
      kept[keyOf(form)] = { fields: [...new FormData(form)], way: ways.get(form) }
    }
    write(kept)
  } catch {
    // A browser that keeps nothing, or is full: it stays in its page.
  }
}

/** Puts it back where it was typed. What was sent is forgotten, unless the browser came back from there. */
export function putBackTyped(): void {
  try {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const isBack = visit?.type === 'back_forward'
    const kept = Object.fromEntries(
      Object.entries(read()).filter(([, { way }]) => isBack || way !== 'sent'),
    )
    write(kept)
    for (const form of formsToKeep()) {
      const typed = kept[keyOf(form)]
      if (typed && !hasText(form)) putBack(form, typed.fields)
    }
  } catch {
    // As above.
  }
}

/** A look back holds what was typed in fields that nobody sees; other such fields are the page's own. */
function putBack(form: HTMLFormElement, fields: Fields): void {
  for (const control of form.elements) {
    const values = fields.flatMap(([name, value]) =>
      name === control.getAttribute('name') ? [String(value)] : [],
    )
    if (control.matches('[type=radio], [type=checkbox]')) {
      const choice = control as HTMLInputElement
      choice.checked = values.includes(choice.value)
    } else if (isText(control) || control instanceof HTMLSelectElement) {
      control.value = values[0] ?? control.value
    }
  }
}
