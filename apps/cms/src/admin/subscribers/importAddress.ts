/** Where a file of subscribers is brought in. */
export const importAddress = '/admin/abonnes/import'
