import type { GlobalSlug, PayloadRequest } from 'payload'

/** The settings in whose texts, in any language, one of these files stands. */
export async function settingsNaming(
  names: readonly string[],
  req: PayloadRequest,
): Promise<{ slug: GlobalSlug; label: string }[]> {
  const naming: { slug: GlobalSlug; label: string }[] = []
  for (const global of req.payload.config.globals) {
    const slug = global.slug as GlobalSlug
    const found = await req.payload.findGlobal({
      slug,
      locale: 'all',
      depth: 0,
      req,
    })
    const text = JSON.stringify(found)
    if (names.some((name) => text.includes(name))) {
      naming.push({ slug, label: String(global.label) })
    }
  }
  return naming
}
