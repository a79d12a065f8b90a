import type { MenuSection } from './menuFor.ts'

/** The address of the menu that a screen belongs to: the longest that it begins with. */
export function currentEntry(
  path: string,
  menu: readonly MenuSection[],
): { section: string; href: string } | undefined {
  const found = menu.flatMap(({ name, entries }) =>
    entries.flatMap(({ href, within = [] }) =>
      [href, ...within.map((inner) => inner.href)]
        .filter((address) => isAt(path, address))
        .map((address) => ({ section: name, href, length: address.length })),
    ),
  )
  return found.sort((one, other) => other.length - one.length)[0]
}

function isAt(path: string, address: string): boolean {
  return path === address || path.startsWith(`${address}/`)
}
