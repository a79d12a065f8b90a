import type { GlobalSlug, PayloadRequest } from 'payload'

/** Finds the settings with one of these files in their texts, in any language. */
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
