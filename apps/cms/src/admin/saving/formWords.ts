/** The fields of a form that hold words: what is chosen from files is given by its person only. */
function fieldsOf(form: HTMLFormElement) {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[name], select[name]')]
  return [...fields, ...textsOf(form)].filter(({ type }) => type !== 'file')
}

function textsOf(form: HTMLFormElement) {
  return [...form.querySelectorAll<HTMLTextAreaElement>('textarea[name]')]
}

/** The values of a form, by the names of its fields; nothing while no text is begun. */
export function wordsOf(form: HTMLFormElement): Record<string, string> | undefined {
  if (textsOf(form).every(({ value }) => value.trim() === '')) return undefined
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]))
}

export function fillForm(form: HTMLFormElement, words: Record<string, unknown>): void {
  for (const field of fieldsOf(form)) {
    const value = words[field.name]
    if (typeof value === 'string') field.value = value
  }
}
