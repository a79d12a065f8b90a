import { writtenCvField } from '@sira/contract/applications/writtenCvField'

/** Puts a file into the file field of this id, as if somebody had chosen it. */
export function put(file: File, id: string): void {
  const input = document.getElementById(id)
  if (!(input instanceof HTMLInputElement)) return
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The first of these fields without a file, or with this one; nothing where all are taken. */
export function firstFree(ids: readonly string[], { name, size }: File): string | undefined {
  const filesIn = (id: string) => {
    const input = document.getElementById(id)
    return input instanceof HTMLInputElement ? [...(input.files ?? [])] : []
  }
  const same = ids.find((id) => filesIn(id).some((one) => one.name === name && one.size === size))
  return same ?? ids.find((id) => filesIn(id).length === 0)
}

export function putText(form: HTMLFormElement | null, name: string, text: string): void {
  const control = form?.elements.namedItem(name)
  if (control instanceof HTMLInputElement) control.value = text
}

interface Chosen extends EventTarget {
  readonly files: ArrayLike<File> | null
}

/**
 * Lets a text go with the file that is chosen now, and with no other: another file, or a form that
 * is emptied for the next person, takes it out. A hidden field is not reset with its form.
 */
export function tieToFile(text: { value: string }, input: Chosen, form: EventTarget): void {
  const file = input.files?.[0]
  const ended = new AbortController()
  const { signal } = ended
  const end = () => {
    text.value = ''
    ended.abort()
  }
  input.addEventListener('change', () => input.files?.[0] !== file && end(), { signal })
  form.addEventListener('reset', end, { signal })
}

/** Ties the CV that was written here to the file that is chosen as the CV of this form. */
export function tieWritten(form: HTMLFormElement | null): void {
  const text = form?.elements.namedItem(writtenCvField)
  const input = form?.elements.namedItem('files.cv')
  if (!form || !(text instanceof HTMLInputElement) || !(input instanceof HTMLInputElement)) return
  tieToFile(text, input, form)
}
