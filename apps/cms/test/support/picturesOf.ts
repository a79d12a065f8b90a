import { getDocumentProxy } from 'unpdf'

interface Node {
  role?: string
  alt?: string
  children?: Node[]
}

/** What a PDF says of its pictures to who does not see them, page by page. */
export async function picturesOf(pdf: Uint8Array): Promise<string[]> {
  const file = await getDocumentProxy(new Uint8Array(pdf))
  const told: string[] = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const tree: Node = (await (await file.getPage(number)).getStructTree()) ?? {}
    told.push(...altsIn(tree))
  }
  return told
}

function altsIn({ alt, children = [] }: Node): string[] {
  return [...(alt ? [alt] : []), ...children.flatMap(altsIn)]
}
