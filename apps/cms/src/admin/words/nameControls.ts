import { around } from './around.ts'

/** What Payload 3.90 draws as a picture alone, and what it does. */
const names: readonly (readonly [selector: string, name: string])[] = [
  ['.clickable-arrow--left', 'Page précédente'],
  ['.clickable-arrow--right', 'Page suivante'],
  ['.form-submit .popup-button', 'Plus de choix'],
  [
    '.file-field__remove, .file-details__remove, .upload-relationship-details__remove',
    'Retirer le fichier',
  ],
  ['.upload-relationship-details__edit', 'Ouvrir le fichier'],
  ['.copy-to-clipboard', 'Copier l’adresse'],
  ['.collapsible__drag, .upload--has-many__drag', 'Déplacer'],
  ['[aria-roledescription="sortable"]:has(> .sort-row)', 'Déplacer'],
]

/** Names, for who does not see them, the controls that Payload leaves without a name. */
export function nameControls(element: Element): void {
  for (const [selector, name] of names) {
    for (const control of around(element, selector)) give(control, 'aria-label', name)
  }
  for (const menu of around(element, '.popup-button--background')) {
    // The choice of a language is drawn by the same, with its name in it.
    if (menu.textContent?.trim() === '') give(menu, 'aria-label', 'Autres actions')
  }
  for (const box of around(element, '.select-row__checkbox input')) nameBox(box)
  for (const field of around(element, '.field-type')) joinLabel(field)
  // The name of its file, beside the picture, already tells which one was chosen.
  for (const picture of around(element, '.file-field img:not([alt])')) give(picture, 'alt', '')
  // A handle within the handle, which nothing listens to.
  for (const handle of around(element, '.sort-row[role="button"]')) {
    handle.removeAttribute('role')
    handle.removeAttribute('tabindex')
  }
  // Its items are links, not items of a list.
  for (const tabs of around(element, 'ul.doc-tabs__tabs')) give(tabs, 'role', 'none')
  for (const cross of around(element, '.clear-indicator[aria-hidden="true"]')) {
    cross.removeAttribute('aria-hidden')
    give(cross, 'aria-label', 'Vider')
  }
  // A selected value can be dragged, and holds buttons of its own: a button cannot.
  for (const chosen of around(element, '.multi-value[role="button"]')) give(chosen, 'role', 'group')
  for (const arrow of around(element, '.dropdown-indicator[aria-hidden="true"]')) {
    give(arrow, 'tabindex', '-1')
  }
}

function give(element: Element, attribute: string, value: string): void {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
}

/** « Choisir : La foire de Kaya » */
function nameBox(box: Element): void {
  const row = box.closest('tr')?.querySelector('a, td button')?.textContent?.trim() ?? ''
  give(box, 'aria-label', row === '' ? 'Choisir' : `Choisir\u00A0: ${row}`)
}

/** In a drawer Payload numbers what a label is for, and not the field. */
function joinLabel(field: Element): void {
  const label = field.querySelector('label')
  if (label === null || label.closest('.field-type') !== field || label.control !== null) return
  const control = field.querySelector('input:not([type="hidden"]), textarea')
  const named = ['aria-label', 'aria-labelledby'].some((name) => control?.getAttribute(name))
  if (control === null || named || label.htmlFor === '') return
  label.id ||= `${label.htmlFor}-label`
  control.setAttribute('aria-labelledby', label.id)
}
