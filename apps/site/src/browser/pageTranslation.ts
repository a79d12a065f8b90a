import { directionOf, isLocale } from '@sira/contract/locales'

/**
 * The object that the service's script leaves in the window, as Google's page-translation element
 * does.
 */
interface TranslationService {
  translate: {
    TranslateElement: new (options: Readonly<Record<string, unknown>>, elementId: string) => unknown
  }
}

declare global {
  interface Window {
    google?: TranslationService
    startTranslation?: () => void
  }
}

/** Milliseconds after which a service that has changed nothing counts as absent. */
const patience = 20_000
/** The id of the hidden place for the service's own controls. */
const controls = 'translation-controls'

/**
 * Has the texts marked `translate="yes"` translated into the language of the page, by the service
 * whose script `line` names. `line` shows the progress; when the service does not come, the page
 * stays as it was.
 */
export function translatePage(line: HTMLElement): void {
  const { translationScript = '', working = '', done = '' } = line.dataset
  const unavailable = line.textContent
  const language = document.documentElement.lang
  const texts = [...document.querySelectorAll<HTMLElement>('[translate="yes"]')]
  line.textContent = working
  keepTheRest(texts)
  hideControls()
  const failed = () => {
    line.textContent = unavailable
  }
  const waiting = setTimeout(failed, patience)
  whenTranslated(() => {
    clearTimeout(waiting)
    line.textContent = done
    for (const text of texts) markAs(text, language)
  })
  // The service reads its target language from this cookie.
  // biome-ignore lint/suspicious/noDocumentCookie: it is written before any script could wait for the Cookie Store.
  document.cookie = `googtrans=/fr/${language}; path=/; max-age=60; SameSite=Lax`
  window.startTranslation = () => {
    const options = { pageLanguage: 'fr', includedLanguages: language, autoDisplay: false }
    if (window.google) new window.google.translate.TranslateElement(options, controls)
  }
  const script = document.createElement('script')
  const address = new URL(translationScript)
  address.searchParams.set('cb', 'startTranslation')
  script.src = address.href
  script.onerror = () => {
    clearTimeout(waiting)
    failed()
  }
  document.head.append(script)
}

/** Marks everything that neither is nor holds one of the texts with `translate="no"`. */
function keepTheRest(texts: readonly Element[]): void {
  const kept = new Set<Node>(texts)
  for (const text of texts) {
    for (let holder = text.parentNode; holder; holder = holder.parentNode) kept.add(holder)
  }
  for (const holder of kept) {
    if (texts.includes(holder as Element)) continue
    for (const child of [...holder.childNodes]) {
      if (!kept.has(child)) keep(child)
    }
  }
}

function keep(node: ChildNode): void {
  if (node instanceof Element) {
    node.setAttribute('translate', 'no')
    node.classList.add('notranslate')
  } else if (node instanceof Text && node.data.trim() !== '') {
    const wrapper = document.createElement('span')
    node.replaceWith(wrapper)
    wrapper.append(node)
    keep(wrapper)
  }
}

/**
 * Hides the banner and the menu of the service: the line of the page says the same in the visitor's
 * language.
 */
function hideControls(): void {
  const place = document.createElement('div')
  place.id = controls
  place.hidden = true
  document.body.append(place)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('body > .skiptranslate { display: none } body { top: 0 !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Calls back once the service marks the page, which it does when it begins. */
function whenTranslated(act: () => void): void {
  const page = document.documentElement
  const observer = new MutationObserver(() => {
    if (!/\btranslated-(ltr|rtl)\b/.test(page.className)) return
    observer.disconnect()
    act()
  })
  observer.observe(page, { attributeFilter: ['class'] })
}

function markAs(text: HTMLElement, language: string): void {
  text.lang = language
  if (isLocale(language)) text.dir = directionOf(language)
}
