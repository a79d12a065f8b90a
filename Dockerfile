# Both parts in one image (docs/how-to/deploy.md). BUILD_BASE has npm; what runs is the Node of
# package.json, which npm brings, on any Debian 12 or newer.
ARG BUILD_BASE=node:24-bookworm-slim
ARG BASE=debian:bookworm-slim

FROM ${BUILD_BASE} AS build
WORKDIR /opt/sira
COPY . .
RUN npm ci --no-audit --no-fund
ENV PATH=/opt/sira/node_modules/node/bin:$PATH
RUN node scripts/build.ts
# What only tests and builds need does not travel.
RUN npm prune --omit=dev --no-audit --no-fund \
  && rm -rf apps/cms/.next/cache

FROM ${BASE}
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin sira \
  && install --directory --owner=sira --group=sira --mode=0700 /data
COPY --from=build /opt/sira /opt/sira
WORKDIR /opt/sira
ENV NODE_ENV=production DATA_DIR=/data PATH=/opt/sira/node_modules/node/bin:$PATH
# A number, so that whoever runs it can see that it is not root.
USER 10001
VOLUME /data
EXPOSE 3000 3001
HEALTHCHECK --start-period=15m --interval=10s --timeout=5s CMD ["node", "scripts/health.ts"]
# With `site` or `cms`: that part alone.
ENTRYPOINT ["node", "scripts/start.ts"]
