import { getDocumentProxy } from 'unpdf'
import { z } from 'zod'

const node = z.object({
  alt: z.string().optional(),
  get children(): z.ZodOptional<z.ZodArray<typeof node>> {
    return node.array().optional()
  },
})

/** What a PDF says of its pictures to who does not see them, page by page. */
export async function picturesOf(pdf: Uint8Array): Promise<string[]> {
  const file = await getDocumentProxy(new Uint8Array(pdf))
  const told: string[] = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number)
    told.push(...altsIn(node.parse(await page.getStructTree())))
  }
  return told
}

function altsIn({ alt, children = [] }: z.infer<typeof node>): string[] {
  return [...(alt ? [alt] : []), ...children.flatMap(altsIn)]
}
