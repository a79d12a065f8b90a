/** Names the folded rows of a list: see RowName. */
export function rowName(one: string, told: readonly string[]) {
  const path = '/src/admin/rows/RowName.tsx#RowName'
  return { components: { RowLabel: { path, clientProps: { one, told } } } }
}
