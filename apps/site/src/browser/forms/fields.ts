import type { Typed } from '@sira/contract/forms/messageForm'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The first, where several share the name. */
export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const named = form.elements.namedItem(name)
  const control = named instanceof RadioNodeList ? named[0] : named
  return control instanceof HTMLElement && 'value' in control ? (control as Control) : undefined
}

/** Fills the fields that a visitor types or chooses; the page's own stay as they are. */
export function fill(form: HTMLFormElement, typed: Typed<string>): void {
  for (const [name, value] of Object.entries(typed)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = value !== ''
    } else if (control instanceof HTMLButtonElement || isSaid(control)) {
      // A button would send another step, a hidden field that says something another cart.
    } else if (control instanceof RadioNodeList || (control && 'value' in control)) {
      control.value = value
    }
  }
}

function isHidden(control: Element | RadioNodeList | null): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'hidden'
}

function isSaid(control: Element | RadioNodeList | null): boolean {
  return isHidden(control) && control.value !== ''
}

/** Empties a form except its dial code, because the country stays the same. */
export function clear(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLButtonElement || isHidden(control)) continue
    if ('value' in control && !control.matches('[name="indicatif"]')) control.value = ''
  }
}

/** `70123456` becomes `70 12 34 56`, which is easier to check. */
export function groupPhone(control: Control): void {
  const digits = control.value.replace(/[\s.-]/g, '')
  const local = /^((?:\+|00)?226)?(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(digits)
  if (local) control.value = local.slice(1).filter(Boolean).join(' ')
}

/** The number's format changes with its country. */
export function showExample(form: HTMLFormElement, choice: HTMLSelectElement): void {
  const { example } = choice.selectedOptions[0]?.dataset ?? {}
  const place = form.querySelector('[data-phone-example]')
  if (place && example) place.textContent = example
}
