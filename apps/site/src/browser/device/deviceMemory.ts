/** One record that a page keeps on the device, under a name of its own. */
export interface DeviceMemory<Data> {
  read(): Data | undefined
  /** Whether it is kept then: not where the browser keeps nothing, or is full. */
  keep(data: Data): boolean
  forget(): void
}

export function deviceMemory<Data>(
  name: string,
  isKept: (value: Readonly<Record<string, unknown>>) => boolean,
): DeviceMemory<Data> {
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
        const isRecord = typeof kept === 'object' && kept !== null
        return isRecord && isKept(kept as Record<string, unknown>) ? (kept as Data) : undefined
      } catch {
        // A browser that keeps nothing, or something that is not ours.
        return undefined
      }
    },
    keep(data) {
      try {
        localStorage.setItem(name, JSON.stringify(data))
        return true
      } catch {
        return false
      }
    },
    forget() {
      try {
        localStorage.removeItem(name)
      } catch {
        // There is nothing then.
      }
    },
  }
}
