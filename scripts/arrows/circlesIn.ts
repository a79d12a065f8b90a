/** The sets of names that lead back to each other, by Tarjan's algorithm. */
export function circlesIn(arrows: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []

  function visit(name: string): number {
    let low = order.size
    order.set(name, low)
    stack.push(name)
    for (const next of arrows.get(name) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (stack.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low)
    }
    lowest.set(name, low)
    if (low === order.get(name)) close(name)
    return low
  }

  function close(name: string): void {
    const circle = stack.splice(stack.indexOf(name))
    if (circle.length > 1) circles.push(circle.sort())
  }

  for (const name of arrows.keys()) if (!order.has(name)) visit(name)
  return circles
}
