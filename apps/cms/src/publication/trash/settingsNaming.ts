import type { GlobalSlug, PayloadRequest } from 'payload'

/** The labels of the settings in whose texts, in any language, one of these files stands. */
export async function settingsNaming(
  names: readonly string[],
  req: PayloadRequest,
): Promise<string[]> {
  const labels: string[] = []
  for (const { slug, label } of req.payload.config.globals) {
    const found = await req.payload.findGlobal({
      slug: slug as GlobalSlug,
      locale: 'all',
      depth: 0,
      req,
    })
    const text = JSON.stringify(found)
    if (names.some((name) => text.includes(name))) labels.push(String(label))
  }
  return labels
}
