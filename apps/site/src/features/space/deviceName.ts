const browsers = ['Firefox', 'SamsungBrowser', 'OPR', 'Edg', 'Chrome', 'Safari'] as const
const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'] as const

/** By which somebody knows a device of his again: « Chrome, Android »; no more is kept of it. */
export function deviceName(userAgent: string): string {
  const first = (names: readonly string[]) => names.find((name) => userAgent.includes(name))
  return [first(browsers), first(systems)].filter(Boolean).join(', ')
}
