import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`blogs_by_published_at_idx\` ON \`blogs\` (\`published_at\`,\`category_id\`,\`_status\`,\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs_by_category_id_idx\` ON \`blogs\` (\`category_id\`,\`published_at\`,\`_status\`,\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs_rels_by_tags_id_idx\` ON \`blogs_rels\` (\`tags_id\`,\`path\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`formations_by_date_formation_idx\` ON \`formations\` (\`date_formation\`,\`thematique_id\`,\`typesformation_id\`,\`modesformation_id\`,\`niveau\`,\`prix_formation\`,\`avec_certificat\`,\`ville\`,\`_status\`,\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs_by_date_publication_idx\` ON \`jobs\` (\`date_publication\`,\`date_expiration\`,\`jobdomain_id\`,\`jobtype_id\`,\`experience_level_id\`,\`urgent\`,\`ville\`,\`_status\`,\`deleted_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`blogs_by_published_at_idx\`;`)
  await db.run(sql`DROP INDEX \`blogs_by_category_id_idx\`;`)
  await db.run(sql`DROP INDEX \`blogs_rels_by_tags_id_idx\`;`)
  await db.run(sql`DROP INDEX \`formations_by_date_formation_idx\`;`)
  await db.run(sql`DROP INDEX \`jobs_by_date_publication_idx\`;`)
}
