/** Says which row of a list is which while it is folded: see RowName. */
export function rowName(one: string, told: readonly string[]) {
  const path = '/src/admin/rows/RowName.tsx#RowName'
  return { components: { RowLabel: { path, clientProps: { one, told } } } }
}
