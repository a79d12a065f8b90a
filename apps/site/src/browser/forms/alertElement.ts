interface AlertWords {
  message: string
  advice?: string | undefined
  close: string
}

/** Whole words: what no script names is taken out of a page's styles (decision 13). */
const classes = { success: 'alert alert-success', error: 'alert alert-error' } as const

/** The outcome of a form, as Alert.tsx makes it on the server; closing it takes it away. */
export function alertElement(kind: 'success' | 'error', words: AlertWords): HTMLElement {
  const alert = document.createElement('div')
  alert.id = `alert-${crypto.getRandomValues(new Uint32Array(1))[0]}`
  alert.className = classes[kind]
  alert.setAttribute('role', kind === 'success' ? 'status' : 'alert')
  const text = document.createElement('p')
  text.textContent = words.message
  if (words.advice !== undefined) {
    const advice = document.createElement('small')
    advice.textContent = words.advice
    text.append(advice)
  }
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'alert-close tap'
  close.setAttribute('aria-label', words.close)
  close.addEventListener('click', () => alert.remove())
  alert.append(text, close)
  return alert
}
