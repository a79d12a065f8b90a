const loading = /(^|;\s*)((?:script|style|connect|img)-src [^;]*)/g

/**
 * Adds origins to the policy of one page. The policy of the build is the same for all pages, so
 * extra origins of one page are added when it is drawn.
 */
export function lettingIn(policy: string, origins: readonly string[] = []): string {
  if (origins.length === 0) return policy
  return policy.replace(loading, (_found, start: string, directive: string) =>
    [`${start}${directive.trimEnd()}`, ...origins].join(' '),
  )
}
