# Caravel with its pages: one process, one port, the database in /data. docs/operations.md says how to run it.
# `bin/test full image` runs these steps without Docker, so only the plain forms of FROM, WORKDIR, COPY, RUN, ENV, USER, VOLUME, EXPOSE, HEALTHCHECK and CMD are used.
ARG NODE=node:26.10.0-bookworm-slim

FROM ${NODE} AS build
WORKDIR /source
COPY . .
RUN bin/build server --folder /caravel
# A layer of their own: an upgrade that changes no dependency does not send them again.
RUN mv /caravel/node_modules /modules

FROM ${NODE}
ENV NODE_ENV=production CARAVEL_DATA=/data PORT=8080
RUN install -d -o node -g node -m 700 /data
COPY --from=build /modules /caravel/node_modules
COPY --from=build /caravel /caravel
WORKDIR /caravel
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["/caravel/bin/start"]
