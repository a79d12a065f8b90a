interface GivenAddresses {
  PUBLIC_URL?: string | undefined
  SITE_URL?: string | undefined
  [other: string]: unknown
}

/**
 * The origin that visitors type: for links in letters, canonical addresses and secure cookies.
 * Before there was PUBLIC_URL, SITE_URL was both this and the way from the back office to the site.
 */
export function publicAddress({ PUBLIC_URL, SITE_URL }: GivenAddresses): string | undefined {
  const given = PUBLIC_URL || SITE_URL || ''
  return URL.canParse(given) ? new URL(given).origin : undefined
}

export function isHttps(url: string | undefined): boolean {
  return url?.startsWith('https://') === true
}

/** Whether a host, with or without its port, cannot be reached from another machine. */
export function isLoopback(host: string): boolean {
  return /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(host)
}
