import { labelCells } from './labelCells.ts'
import { mendDialogs } from './mendDialogs.ts'
import { nameControls } from './nameControls.ts'

/** Where dragging and choosing from a list speak to who does not see them, a notice of errors, the size of a file. */
const speaking = [
  'div[id][style*="display: none"]',
  '[id^="DndLiveRegion"]',
  '#aria-selection, #aria-focused, #aria-results, #aria-guidance',
  '[data-sonner-toast] *',
  '.file-selections__fileSize, .file-meta__size-type, .upload-relationship-details__meta',
].join(', ')

const spoken: [english: RegExp, french: string][] = [
  [
    /^\s*To pick up a draggable item[\s\S]*$/,
    'Pour déplacer un élément : espace, puis les flèches. Espace le pose, Échap annule.',
  ],
  [/^Picked up draggable.*$/, 'Élément pris.'],
  [/^Draggable item .* was moved over.*$/, 'Élément déplacé.'],
  [/^Draggable item .* no longer over.*$/, 'Élément hors de la liste.'],
  [/^Dragging was cancelled.*$/, 'Déplacement annulé.'],
  [/^Draggable item .* was dropped.*$/, 'Élément posé.'],
  [/^option (.*), (?:de)?selected\.$/, '$1.'],
  [/^(?:option|value) (.*) focused.*$/, '$1.'],
  [/^(\d+) results? available.*$/, '$1 au choix.'],
  [
    /^Use Up and Down to choose[\s\S]*$/,
    'Flèches pour choisir, Entrée pour prendre, Échap pour fermer.',
  ],
  [
    /^.*is focused ?,\s*type to refine list[\s\S]*$/,
    'Écrivez pour chercher ; flèche vers le bas pour la liste.',
  ],
  [/^Successfully saved (\d+) files$/, 'Fichiers enregistrés : $1.'],
  [/^Failed to save (\d+) files$/, 'Fichiers à envoyer de nouveau : $1.'],
  [/^(\d+)KB\b/, '$1\u00A0ko'],
  [/^(\d+)([MG])B\b/, '$1\u00A0$2o'],
  [/^(\d+) bytes\b/, '$1\u00A0octets'],
  [/^(\d+) ([kMG]?)B$/, '$1\u00A0$2o'],
  [/^(\d+)\.(\d) ([kMG]?)B$/, '$1,$2\u00A0$3o'],
  [/^(\p{L}.*\S)\s+\((\d+)\):$/u, '$1 ($2)\u00A0:'],
]

/**
 * Puts into French, below a node, the few words that Payload 3.90 and its libraries have written
 * into their code instead of their tables: there is no other way to reach them.
 */
export function mendWords(root: Node): void {
  const element = root instanceof Element ? root : root.parentElement
  if (element === null) return
  const place = element.closest(speaking)
  if (place) mendSpoken(place)
  for (const one of element.querySelectorAll(speaking)) mendSpoken(one)
  for (const box of element.querySelectorAll('input[type="checkbox"][title]')) mendBox(box)
  for (const button of element.querySelectorAll('button[aria-label]')) mendButton(button)
  for (const input of element.querySelectorAll('.edit-upload__input input')) nameInput(input)
  mendDialogs(element)
  nameControls(element)
  labelCells(element)
  for (const point of element.querySelectorAll('.edit-upload__draggable')) {
    point.setAttribute('aria-label', 'Point focal')
  }
}

/** The words beside it are no label of it. */
function nameInput(input: Element): void {
  input.setAttribute('aria-label', input.getAttribute('name') ?? '')
}

/** The text alone: its node is React's. */
function mendSpoken({ childNodes }: Element): void {
  for (const node of childNodes) {
    if (!(node instanceof Text)) continue
    const found = spoken.find(([english]) => english.test(node.data))
    if (found) node.data = node.data.replace(...found).replace('[object Object]', chosenWords())
  }
}

/** Of the choice that is spoken of, where the library has no words but only a drawing of it. */
function chosenWords(): string {
  return document.querySelector('.rs__option--is-focused')?.textContent ?? 'Un choix'
}

/** The title of a box is the name of its field in the program. */
function mendBox(box: Element): void {
  const labelled = box instanceof HTMLInputElement && (box.labels?.length ?? 0) > 0
  const words = box.id === 'select-all' ? 'Tout choisir' : 'Choisir'
  if (labelled) box.removeAttribute('title')
  else if (box.getAttribute('title') !== words) box.setAttribute('title', words)
}

const labels: Readonly<Record<string, string>> = {
  'Close toast': 'Fermer',
  Collapse: 'Replier',
  Expand: 'Déplier',
}

function mendButton(button: Element): void {
  const label = button.getAttribute('aria-label') ?? ''
  const french = labels[label]
  if (french !== undefined) button.setAttribute('aria-label', french)
  if (label.startsWith('Edit ')) {
    button.setAttribute('aria-label', `Modifier : ${label.slice('Edit '.length)}`)
  }
}
