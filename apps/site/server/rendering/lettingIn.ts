const loading = /(^|;\s*)((?:script|style|connect|img)-src [^;]*)/g

/**
 * The policy of a page that also loads from these origins. The policy of the build is one for all
 * pages, so what one page alone lets in is added when that page is drawn.
 */
export function lettingIn(policy: string, origins: readonly string[] = []): string {
  if (origins.length === 0) return policy
  return policy.replace(loading, (_found, start: string, directive: string) =>
    [`${start}${directive.trimEnd()}`, ...origins].join(' '),
  )
}
