/** What a page was sent; nothing where it was only asked for. What cannot be read is empty. */
export async function sentFields(request: Request): Promise<FormData | undefined> {
  return request.method === 'POST' ? request.formData().catch(() => new FormData()) : undefined
}

/** More characters than any field takes. */
const longest = 1000

/** What was typed into a field, without what surrounds it. */
export function textOf(sent: FormData, field: string): string {
  const typed = sent.get(field)
  return typeof typed === 'string' ? typed.trim().slice(0, longest) : ''
}
