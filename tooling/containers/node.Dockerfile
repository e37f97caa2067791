# Replaces the Node image with the parts that deploy/Dockerfile uses: node, npm and the user `node` with id 1000.
FROM docker.io/library/debian:12-slim
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --shell /bin/bash --create-home node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
COPY --chmod=755 node /usr/local/bin/node
CMD ["node"]
