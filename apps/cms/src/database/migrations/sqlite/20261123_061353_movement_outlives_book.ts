import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_mouvements_stock\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`livre_id\` integer,
  	\`titre\` text,
  	\`quantite\` numeric NOT NULL,
  	\`motif\` text NOT NULL,
  	\`precision\` text,
  	\`commande_id\` integer,
  	\`reste\` numeric,
  	\`par\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`livre_id\`) REFERENCES \`biblios\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`commande_id\`) REFERENCES \`commandes\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_mouvements_stock\`("id", "livre_id", "titre", "quantite", "motif", "precision", "commande_id", "reste", "par", "updated_at", "created_at") SELECT "id", "livre_id", "titre", "quantite", "motif", "precision", "commande_id", "reste", "par", "updated_at", "created_at" FROM \`mouvements_stock\`;`)
  await db.run(sql`DROP TABLE \`mouvements_stock\`;`)
  await db.run(sql`ALTER TABLE \`__new_mouvements_stock\` RENAME TO \`mouvements_stock\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`mouvements_stock_livre_idx\` ON \`mouvements_stock\` (\`livre_id\`);`)
  await db.run(sql`CREATE INDEX \`mouvements_stock_commande_idx\` ON \`mouvements_stock\` (\`commande_id\`);`)
  await db.run(sql`CREATE INDEX \`mouvements_stock_updated_at_idx\` ON \`mouvements_stock\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mouvements_stock_created_at_idx\` ON \`mouvements_stock\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_mouvements_stock\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`livre_id\` integer NOT NULL,
  	\`titre\` text,
  	\`quantite\` numeric NOT NULL,
  	\`motif\` text NOT NULL,
  	\`precision\` text,
  	\`commande_id\` integer,
  	\`reste\` numeric,
  	\`par\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`livre_id\`) REFERENCES \`biblios\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`commande_id\`) REFERENCES \`commandes\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_mouvements_stock\`("id", "livre_id", "titre", "quantite", "motif", "precision", "commande_id", "reste", "par", "updated_at", "created_at") SELECT "id", "livre_id", "titre", "quantite", "motif", "precision", "commande_id", "reste", "par", "updated_at", "created_at" FROM \`mouvements_stock\`;`)
  await db.run(sql`DROP TABLE \`mouvements_stock\`;`)
  await db.run(sql`ALTER TABLE \`__new_mouvements_stock\` RENAME TO \`mouvements_stock\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`mouvements_stock_livre_idx\` ON \`mouvements_stock\` (\`livre_id\`);`)
  await db.run(sql`CREATE INDEX \`mouvements_stock_commande_idx\` ON \`mouvements_stock\` (\`commande_id\`);`)
  await db.run(sql`CREATE INDEX \`mouvements_stock_updated_at_idx\` ON \`mouvements_stock\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mouvements_stock_created_at_idx\` ON \`mouvements_stock\` (\`created_at\`);`)
}
