/** Deletes a filter; the sentence that says why not, where it stays. */
export async function forgetFilter(id: number): Promise<string | undefined> {
  try {
    const answer = await fetch(`/admin/api/filtres/${id}`, {
      method: 'DELETE',
      credentials: 'same-origin',
    })
    return answer.ok ? undefined : 'Ce filtre ne peut pas être supprimé.'
  } catch {
    return 'Le back office ne répond pas. Réessayez dans un instant.'
  }
}
