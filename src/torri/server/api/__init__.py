"""The API, over HTTP and sockets: messages, parameters, errors, and the OpenAPI document."""
