# Build with all packages; run with those of production, as a user without rights.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# The image has its own Node: the ones among the packages are not needed.
RUN npm run build && npm prune --omit=dev --ignore-scripts --no-audit --no-fund && rm -rf node_modules/node-linux-*

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/app app
COPY --from=build /app/build build
COPY --from=build /app/content content
COPY --from=build /app/migrations migrations
COPY --from=build /app/scripts scripts
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.ts"]
