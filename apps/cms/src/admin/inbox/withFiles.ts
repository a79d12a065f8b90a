/** The files that were chosen in a form; a field in which none was holds an empty one. */
export function filesIn(form: FormData): File[] {
  const values = form.getAll('files')
  return values.filter((value) => value instanceof File && value.name !== '') as File[]
}

/** An answer as it is sent: a form where files go along, as it is where none do. */
export function withFiles(answer: object, files: readonly File[]): object {
  if (files.length === 0) return answer
  const form = new FormData()
  for (const [name, value] of Object.entries(answer)) form.append(name, String(value))
  for (const file of files) form.append('files', file)
  return form
}
