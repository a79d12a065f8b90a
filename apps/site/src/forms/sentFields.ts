/** The form data of a POST; undefined for a GET, empty where the body cannot be read. */
export async function sentFields(request: Request): Promise<FormData | undefined> {
  return request.method === 'POST' ? request.formData().catch(() => new FormData()) : undefined
}

/** More characters than any field accepts. */
const longest = 1000

/** The text of a field, trimmed. */
export function textOf(sent: FormData, field: string): string {
  const typed = sent.get(field)
  return typeof typed === 'string' ? typed.trim().slice(0, longest) : ''
}
