"""What the API says, over HTTP and sockets alike: messages, parameters, errors, and the OpenAPI document."""
